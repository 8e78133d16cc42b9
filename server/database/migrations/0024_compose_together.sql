CREATE TABLE "compose_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compose_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"answers" integer,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL,
	"resolved_at" bigint,
	"resolved_by" text
);
--> statement-breakpoint
CREATE TABLE "compose_edits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compose_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" text,
	"entry_id" text NOT NULL,
	"content_type" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"begun_at" bigint NOT NULL,
	"ended_at" bigint NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compose_presence" (
	"window_id" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"entry_id" text,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compose_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compose_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" text NOT NULL,
	"state" text NOT NULL,
	"versions" jsonb NOT NULL,
	"asked_by_id" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"note" text NOT NULL,
	"decided_by_id" text,
	"decided_by" text,
	"decided_at" bigint,
	"answer" text
);
--> statement-breakpoint
CREATE INDEX "compose_comments_page" ON "compose_comments" USING btree ("page_id","id");--> statement-breakpoint
CREATE INDEX "compose_comments_resolved" ON "compose_comments" USING btree ("resolved_at");--> statement-breakpoint
CREATE INDEX "compose_edits_page" ON "compose_edits" USING btree ("page_id","id");--> statement-breakpoint
CREATE INDEX "compose_edits_entry" ON "compose_edits" USING btree ("entry_id","id");--> statement-breakpoint
CREATE INDEX "compose_edits_ended" ON "compose_edits" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "compose_presence_page" ON "compose_presence" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "compose_presence_seen" ON "compose_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "compose_reviews_page" ON "compose_reviews" USING btree ("page_id","id");--> statement-breakpoint
CREATE INDEX "compose_reviews_asked" ON "compose_reviews" USING btree ("asked_at");