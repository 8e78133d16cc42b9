CREATE TABLE "database_mark" (
	"id" integer PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"marked_at" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "database_mark" ("id", "holder", "marked_at")
SELECT 1, 'demo', 0
WHERE EXISTS (SELECT 1 FROM "products" WHERE "source" = 'demo')
	OR EXISTS (SELECT 1 FROM "saved_addresses" WHERE "reference" LIKE 'demo-jane-%')
	OR EXISTS (SELECT 1 FROM "identity_users" WHERE "sub" = '0a6e1f5e-1f0b-4c55-9d6c-0000000a1e01');
