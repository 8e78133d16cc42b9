CREATE TABLE "agent_bags" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"site_tag" text NOT NULL,
	"language" text NOT NULL,
	"agent" text NOT NULL,
	"session_hash" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"continue_token" text NOT NULL,
	"handed_to" text,
	"handed_at" bigint,
	"utr" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_requests" (
	"agent" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"bag_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "agent_requests_agent_key_pk" PRIMARY KEY("agent","key")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "agent_bags_continue" ON "agent_bags" USING btree ("continue_token");--> statement-breakpoint
CREATE INDEX "agent_bags_session" ON "agent_bags" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "agent_bags_utr" ON "agent_bags" USING btree ("utr");--> statement-breakpoint
CREATE INDEX "agent_bags_created" ON "agent_bags" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "agent_requests_created" ON "agent_requests" USING btree ("created_at");