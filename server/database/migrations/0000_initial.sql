CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"client_tag" text NOT NULL,
	"path" text NOT NULL,
	"parent_path" text,
	"slug" text NOT NULL,
	"key" text,
	"label" jsonb NOT NULL,
	"position" integer NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"filters" jsonb NOT NULL,
	"image" text,
	"source" text NOT NULL,
	CONSTRAINT "categories_client_tag_path_pk" PRIMARY KEY("client_tag","path")
);
--> statement-breakpoint
CREATE TABLE "index_states" (
	"index_name" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"settings_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indexed_records" (
	"index_name" text NOT NULL,
	"object_id" text NOT NULL,
	"record_hash" text NOT NULL,
	CONSTRAINT "indexed_records_index_name_object_id_pk" PRIMARY KEY("index_name","object_id")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"sku" text NOT NULL,
	"country" text NOT NULL,
	"list" integer NOT NULL,
	"sale" integer NOT NULL,
	CONSTRAINT "prices_sku_country_pk" PRIMARY KEY("sku","country")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"client_tag" text NOT NULL,
	"slug" text NOT NULL,
	"source" text NOT NULL,
	"content_hash" text NOT NULL,
	"brand_name" text NOT NULL,
	"brand_tag" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"care" jsonb NOT NULL,
	"option_levels" jsonb NOT NULL,
	"categories" jsonb NOT NULL,
	"category_page_ids" jsonb NOT NULL,
	"collections" jsonb NOT NULL,
	"media" jsonb NOT NULL,
	"is_final_sale" boolean DEFAULT false NOT NULL,
	"is_oversize" boolean DEFAULT false NOT NULL,
	"is_discontinued" boolean DEFAULT false NOT NULL,
	"main_product_id" text,
	"group_id" text,
	"related_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"created_at" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"sku" text PRIMARY KEY NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'STOCKED' NOT NULL,
	"ship_date_start" integer,
	"ship_date_end" integer
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"sku" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"color" jsonb,
	"size" jsonb,
	"size_type" jsonb
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" text NOT NULL,
	"sku" text NOT NULL,
	"customisation_key" text DEFAULT '' NOT NULL,
	"customisation" jsonb,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"owner_key" text NOT NULL,
	"site_tag" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"delivery" jsonb,
	"billing" jsonb,
	"consumer" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"agreements" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shipping_method" text,
	"voucher_code" text,
	"tax_state" text DEFAULT 'NOT_CALCULATED' NOT NULL,
	"tax_reads_left" integer,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_submits" (
	"session_hash" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"utr" text,
	"lease_until" bigint NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" bigint NOT NULL,
	CONSTRAINT "checkout_submits_session_hash_idempotency_key_pk" PRIMARY KEY("session_hash","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "context_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "context_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_tag" text NOT NULL,
	"event" jsonb NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_reference" text PRIMARY KEY NOT NULL,
	"site_tag" text NOT NULL,
	"client_tag" text NOT NULL,
	"language" text NOT NULL,
	"account_id" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"status" text NOT NULL,
	"is_visible" boolean NOT NULL,
	"currency" text NOT NULL,
	"items" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"shipping_method" text NOT NULL,
	"delivery" jsonb,
	"billing" jsonb,
	"agreements" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"placed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"utr" text PRIMARY KEY NOT NULL,
	"order_reference" text NOT NULL,
	"cart_id" text NOT NULL,
	"cart_revision" integer NOT NULL,
	"owner_key" text NOT NULL,
	"site_tag" text NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"value" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"outcome" jsonb,
	"psp_reference" text,
	"reserved" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"lease_until" bigint NOT NULL,
	"settled_at" bigint,
	"completion_read_at" bigint
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_addresses" (
	"reference" text PRIMARY KEY NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "saved_addresses_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"type" text NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopping_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"site_tag" text NOT NULL,
	"language" text NOT NULL,
	"owner_key" text NOT NULL,
	"account_id" text,
	"email" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"site_tag" text NOT NULL,
	"contact" text NOT NULL,
	"language" text NOT NULL,
	"interests" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "subscriptions_site_tag_contact_pk" PRIMARY KEY("site_tag","contact")
);
--> statement-breakpoint
CREATE TABLE "contentful_changes" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"number" bigint NOT NULL,
	"is_deleted" boolean NOT NULL,
	"revision" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "contentful_changes_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "contentful_resources" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"parent_id" text,
	"version" integer NOT NULL,
	"published_version" integer,
	"published_counter" integer DEFAULT 0 NOT NULL,
	"archived_version" integer,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"published_at" bigint,
	"first_published_at" bigint,
	"archived_at" bigint,
	"body" jsonb NOT NULL,
	"published_body" jsonb,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "contentful_resources_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "contentful_resources_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "contentful_webhook_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contentful_webhook_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"webhook_id" text NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" bigint NOT NULL,
	"given_up_at" bigint,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "identity_codes" (
	"sub" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "identity_codes_sub_purpose_pk" PRIMARY KEY("sub","purpose")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"slot" text PRIMARY KEY NOT NULL,
	"kid" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private_jwk" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"refresh_token_hash" text NOT NULL,
	"sub" text NOT NULL,
	"authenticated_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "identity_sessions_refreshTokenHash_unique" UNIQUE("refresh_token_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_users" (
	"sub" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"status" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"password_hash" text NOT NULL,
	"srp_salt" text NOT NULL,
	"srp_verifier" text NOT NULL,
	"sign_ins" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "identity_users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"body" jsonb NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_extras" (
	"index_name" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "search_extras_index_name_kind_object_id_pk" PRIMARY KEY("index_name","kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "search_indexes" (
	"name" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"primary_name" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_records" (
	"index_name" text NOT NULL,
	"object_id" text NOT NULL,
	"record" jsonb NOT NULL,
	"numbers" jsonb NOT NULL,
	"facets" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"distinct_key" text,
	CONSTRAINT "search_records_index_name_object_id_pk" PRIMARY KEY("index_name","object_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"index_name" text NOT NULL,
	"word" text collate "C" NOT NULL,
	CONSTRAINT "search_words_index_name_word_pk" PRIMARY KEY("index_name","word")
);
--> statement-breakpoint
CREATE TABLE "payment_preferences" (
	"id" text PRIMARY KEY NOT NULL,
	"shopper_reference" text NOT NULL,
	"is_default" boolean NOT NULL,
	"holder_name" text NOT NULL,
	"expiry_month" text NOT NULL,
	"expiry_year" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "psp_notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "psp_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"psp_reference" text NOT NULL,
	"event_code" text NOT NULL,
	"success" boolean NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" bigint NOT NULL,
	"delivered_at" bigint
);
--> statement-breakpoint
CREATE TABLE "psp_payments" (
	"psp_reference" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text,
	"method" text NOT NULL,
	"value" integer NOT NULL,
	"currency" text NOT NULL,
	"result_code" text NOT NULL,
	"refusal_reason" text,
	"action" jsonb,
	"return_url" text NOT NULL,
	"scenario" text,
	"questions" integer DEFAULT 0 NOT NULL,
	"brand" text,
	"last_four" text,
	"stored_payment_method_id" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "psp_stored_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"shopper_reference" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" text NOT NULL,
	"expiry_year" text NOT NULL,
	"holder_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_positions" (
	"space" text PRIMARY KEY NOT NULL,
	"sync_token" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_snapshots" (
	"site_tag" text NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"entry_id" text NOT NULL,
	"page" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"published_at" bigint NOT NULL,
	CONSTRAINT "page_snapshots_site_tag_language_key_pk" PRIMARY KEY("site_tag","language","key")
);
--> statement-breakpoint
CREATE TABLE "page_sources" (
	"key" text NOT NULL,
	"source_id" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "page_sources_key_source_id_pk" PRIMARY KEY("key","source_id")
);
--> statement-breakpoint
CREATE TABLE "publish_reports" (
	"site_tag" text NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"entry_id" text NOT NULL,
	"outcome" text NOT NULL,
	"problems" jsonb NOT NULL,
	"attempted_at" bigint NOT NULL,
	CONSTRAINT "publish_reports_site_tag_language_key_pk" PRIMARY KEY("site_tag","language","key")
);
--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_reference_orders_order_reference_fk" FOREIGN KEY ("order_reference") REFERENCES "public"."orders"("order_reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_codes" ADD CONSTRAINT "identity_codes_sub_identity_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."identity_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_sub_identity_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."identity_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug" ON "products" USING btree ("client_tag","slug");--> statement-breakpoint
CREATE INDEX "products_source" ON "products" USING btree ("source");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_sku" ON "cart_lines" USING btree ("cart_id","sku","customisation_key");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_public_id" ON "carts" USING btree ("public_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open" ON "carts" USING btree ("owner_key","site_tag") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email","placed_at");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","placed_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("state","lease_until");--> statement-breakpoint
CREATE INDEX "payment_attempts_cart" ON "payment_attempts" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "saved_addresses_account" ON "saved_addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "shopping_sessions_expiry" ON "shopping_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contentful_changes_number" ON "contentful_changes" USING btree ("number");--> statement-breakpoint
CREATE INDEX "contentful_resources_parent" ON "contentful_resources" USING btree ("kind","parent_id");--> statement-breakpoint
CREATE INDEX "contentful_webhook_calls_due" ON "contentful_webhook_calls" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "identity_sessions_sub" ON "identity_sessions" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "messages_recipient" ON "messages" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "search_records_facets" ON "search_records" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "search_records_words" ON "search_records" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_records_distinct" ON "search_records" USING btree ("index_name") WHERE distinct_key is not null;--> statement-breakpoint
CREATE INDEX "payment_preferences_shopper" ON "payment_preferences" USING btree ("shopper_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "psp_payments_idempotency" ON "psp_payments" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "psp_payments_reference" ON "psp_payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "psp_stored_methods_shopper" ON "psp_stored_methods" USING btree ("shopper_reference");--> statement-breakpoint
CREATE INDEX "page_snapshots_key" ON "page_snapshots" USING btree ("key");--> statement-breakpoint
CREATE INDEX "page_sources_source" ON "page_sources" USING btree ("source_id");