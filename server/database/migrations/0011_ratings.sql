ALTER TABLE "products" ADD COLUMN "video" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating" jsonb;