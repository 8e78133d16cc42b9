CREATE TABLE "compose_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compose_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" bigint NOT NULL,
	"user_name" text NOT NULL,
	"action" text NOT NULL,
	"page_id" text,
	"ids" jsonb NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "compose_actions_page" ON "compose_actions" USING btree ("page_id","id");--> statement-breakpoint
CREATE INDEX "compose_actions_at" ON "compose_actions" USING btree ("at");