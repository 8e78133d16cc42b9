ALTER TABLE "payment_attempts" ADD COLUMN "payment_data" text;--> statement-breakpoint
-- Orders that were settled with a payment which had already paid for an earlier one keep their outcome, where the
-- reference still stands, and lose only the column: `state = 'settled' and psp_reference is null` finds them.
UPDATE "payment_attempts" AS "later" SET "psp_reference" = NULL
WHERE "later"."state" = 'settled' AND EXISTS (
  SELECT 1 FROM "payment_attempts" AS "first"
  WHERE "first"."state" = 'settled' AND "first"."psp_reference" = "later"."psp_reference"
    AND (coalesce("first"."settled_at", 0), "first"."utr") < (coalesce("later"."settled_at", 0), "later"."utr")
);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_settled_psp" ON "payment_attempts" USING btree ("psp_reference") WHERE "payment_attempts"."state" = 'settled';
