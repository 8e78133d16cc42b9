CREATE TABLE "staff_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"door" text NOT NULL,
	"person_id" text NOT NULL,
	"person_name" text NOT NULL,
	"groups" jsonb NOT NULL,
	"sealed_token" text NOT NULL,
	"checked_at" bigint NOT NULL,
	"next_check_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "by_id" text;--> statement-breakpoint
CREATE INDEX "staff_sessions_ends_at" ON "staff_sessions" USING btree ("ends_at");