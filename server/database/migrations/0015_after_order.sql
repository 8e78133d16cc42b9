CREATE TABLE "invoice_counters" (
	"seller" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"subject" text NOT NULL,
	"order_reference" text NOT NULL,
	"seller" text NOT NULL,
	"number" integer NOT NULL,
	"issued_at" bigint NOT NULL,
	CONSTRAINT "invoices_order_reference_subject_pk" PRIMARY KEY("order_reference","subject")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_reference" text NOT NULL,
	"kind" text NOT NULL,
	"at" bigint NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_operations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_reference" text NOT NULL,
	"payment_reference" text NOT NULL,
	"value" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"requested_by" text NOT NULL,
	"reason" text,
	"psp_reference" text,
	"created_at" bigint NOT NULL,
	"next_try_at" bigint NOT NULL,
	"settled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "psp_modifications" (
	"psp_reference" text PRIMARY KEY NOT NULL,
	"payment_psp_reference" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text,
	"value" integer NOT NULL,
	"is_success" boolean NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "psp_notifications" ADD COLUMN "modification" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_reference_orders_order_reference_fk" FOREIGN KEY ("order_reference") REFERENCES "public"."orders"("order_reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_reference_orders_order_reference_fk" FOREIGN KEY ("order_reference") REFERENCES "public"."orders"("order_reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_operations" ADD CONSTRAINT "payment_operations_order_reference_orders_order_reference_fk" FOREIGN KEY ("order_reference") REFERENCES "public"."orders"("order_reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("seller","number");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_reference","id");--> statement-breakpoint
CREATE INDEX "payment_operations_order" ON "payment_operations" USING btree ("order_reference");--> statement-breakpoint
CREATE INDEX "payment_operations_due" ON "payment_operations" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE UNIQUE INDEX "psp_modifications_idempotency" ON "psp_modifications" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "psp_modifications_payment" ON "psp_modifications" USING btree ("payment_psp_reference");