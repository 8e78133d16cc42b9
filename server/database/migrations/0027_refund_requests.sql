CREATE TABLE "refund_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"order_reference" text NOT NULL,
	"value" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"asked_by" text NOT NULL,
	"asked_by_id" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" text,
	"decided_by_id" text,
	"decided_at" bigint
);
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_reference_orders_order_reference_fk" FOREIGN KEY ("order_reference") REFERENCES "public"."orders"("order_reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_requests_order" ON "refund_requests" USING btree ("order_reference");--> statement-breakpoint
CREATE INDEX "refund_requests_state" ON "refund_requests" USING btree ("state","asked_at");