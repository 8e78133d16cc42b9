CREATE TABLE "closed_accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"closed_at" bigint NOT NULL,
	"finished_at" bigint
);
--> statement-breakpoint
ALTER TABLE "identity_codes" ADD COLUMN "destination" text;--> statement-breakpoint
ALTER TABLE "identity_users" ADD COLUMN "srp_name" text;