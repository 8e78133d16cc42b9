CREATE INDEX "context_events_received" ON "context_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_reference");--> statement-breakpoint
CREATE INDEX "search_events_received" ON "search_events" USING btree ("received_at");