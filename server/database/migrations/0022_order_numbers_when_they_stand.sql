ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_order_reference_orders_order_reference_fk";
--> statement-breakpoint
ALTER TABLE "voucher_uses" DROP CONSTRAINT "voucher_uses_order_reference_orders_order_reference_fk";
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_reference_orders_order_reference_fk" FOREIGN KEY ("order_reference") REFERENCES "public"."orders"("order_reference") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_order_reference_orders_order_reference_fk" FOREIGN KEY ("order_reference") REFERENCES "public"."orders"("order_reference") ON DELETE cascade ON UPDATE cascade;