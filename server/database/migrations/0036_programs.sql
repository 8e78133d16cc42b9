CREATE TABLE "compose_keys" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"person_name" text NOT NULL,
	"name" text NOT NULL,
	"rights" jsonb NOT NULL,
	"made_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"last_used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "compose_program_saves" (
	"key_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"digest" text NOT NULL,
	"writes" jsonb NOT NULL,
	"begun_at" bigint NOT NULL,
	"saved_at" bigint,
	CONSTRAINT "compose_program_saves_key_id_idempotency_key_pk" PRIMARY KEY("key_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "compose_publish_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compose_publish_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" text NOT NULL,
	"page_title" text NOT NULL,
	"versions" jsonb NOT NULL,
	"person_id" text NOT NULL,
	"key_id" text NOT NULL,
	"program" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE INDEX "compose_keys_person" ON "compose_keys" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "compose_keys_ends_at" ON "compose_keys" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "compose_program_saves_begun" ON "compose_program_saves" USING btree ("begun_at");--> statement-breakpoint
CREATE INDEX "compose_publish_requests_person" ON "compose_publish_requests" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "compose_publish_requests_asked" ON "compose_publish_requests" USING btree ("asked_at");