CREATE INDEX "carts_updated" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "checkout_submits_created" ON "checkout_submits" USING btree ("created_at");