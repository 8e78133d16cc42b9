ALTER TABLE "messages" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "state" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reference" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "problem_code" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "problem_reason" text;--> statement-breakpoint
CREATE INDEX "messages_state" ON "messages" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "messages_sent_at" ON "messages" USING btree ("sent_at");--> statement-breakpoint
-- Releases before this one had no transport: what production wrote has reached nobody, and its codes are long invalid.
UPDATE "messages" SET "state" = 'dead', "problem_code" = 'NO_TRANSPORT', "problem_reason" = 'written by a release that sent no mail'
WHERE EXISTS (SELECT 1 FROM "database_mark" WHERE "holder" = 'production');
