CREATE TABLE "built_files" (
	"address" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "built_files_seen_at" ON "built_files" USING btree ("seen_at");