CREATE TABLE "voucher_uses" (
	"code" text NOT NULL,
	"order_reference" text NOT NULL,
	CONSTRAINT "voucher_uses_code_order_reference_pk" PRIMARY KEY("code","order_reference")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "voucher_codes" jsonb;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_order_reference_orders_order_reference_fk" FOREIGN KEY ("order_reference") REFERENCES "public"."orders"("order_reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_uses_order" ON "voucher_uses" USING btree ("order_reference");