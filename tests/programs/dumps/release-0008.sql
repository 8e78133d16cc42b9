SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA drizzle;
CREATE SCHEMA jobs;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';
CREATE TYPE jobs.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);
CREATE FUNCTION jobs.create_queue(queue_name text, options json) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
      queue_created_on timestamptz;
    BEGIN
      WITH q as (
      INSERT INTO jobs.queue (
        name,
        policy,
        retry_limit,
        retry_delay,
        retry_backoff,
        expire_seconds,
        retention_minutes,
        dead_letter,
        partition_name
      )
      VALUES (
        queue_name,
        options->>'policy',
        (options->>'retryLimit')::int,
        (options->>'retryDelay')::int,
        (options->>'retryBackoff')::bool,
        (options->>'expireInSeconds')::int,
        (options->>'retentionMinutes')::int,
        options->>'deadLetter',
        table_name
      )
      ON CONFLICT DO NOTHING
      RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;
      IF queue_created_on IS NULL THEN
        RETURN;
      END IF;
      EXECUTE format('CREATE TABLE jobs.%I (LIKE jobs.job INCLUDING DEFAULTS)', table_name);
      EXECUTE format('ALTER TABLE jobs.%1$I ADD PRIMARY KEY (name, id)', table_name);
      EXECUTE format('ALTER TABLE jobs.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('ALTER TABLE jobs.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON jobs.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON jobs.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON jobs.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON jobs.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
      EXECUTE format('CREATE INDEX %1$s_i5 ON jobs.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);
      EXECUTE format('ALTER TABLE jobs.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
      EXECUTE format('ALTER TABLE jobs.job ATTACH PARTITION jobs.%I FOR VALUES IN (%L)', table_name, queue_name);
    END;
    $_$;
CREATE FUNCTION jobs.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      table_name varchar;
    BEGIN
      WITH deleted as (
        DELETE FROM jobs.queue
        WHERE name = queue_name
        RETURNING partition_name
      )
      SELECT partition_name from deleted INTO table_name;
      EXECUTE format('DROP TABLE IF EXISTS jobs.%I', table_name);
    END;
    $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE jobs.archive (
    id uuid NOT NULL,
    name text NOT NULL,
    priority integer NOT NULL,
    data jsonb,
    state jobs.job_state NOT NULL,
    retry_limit integer NOT NULL,
    retry_count integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    start_after timestamp with time zone NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval NOT NULL,
    created_on timestamp with time zone NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    archived_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE jobs.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state jobs.job_state DEFAULT 'created'::jobs.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text
)
PARTITION BY LIST (name);
CREATE TABLE jobs.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state jobs.job_state DEFAULT 'created'::jobs.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    CONSTRAINT cjc CHECK ((name = 'mail'::text))
);
CREATE TABLE jobs.je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state jobs.job_state DEFAULT 'created'::jobs.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    CONSTRAINT cjc CHECK ((name = 'mail-lost'::text))
);
CREATE TABLE jobs.queue (
    name text NOT NULL,
    policy text,
    retry_limit integer,
    retry_delay integer,
    retry_backoff boolean,
    expire_seconds integer,
    retention_minutes integer,
    dead_letter text,
    partition_name text,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE jobs.schedule (
    name text NOT NULL,
    cron text NOT NULL,
    timezone text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE jobs.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE jobs.version (
    version integer NOT NULL,
    maintained_on timestamp with time zone,
    cron_on timestamp with time zone,
    monitored_on timestamp with time zone
);
CREATE TABLE public.cart_lines (
    id text NOT NULL,
    "position" integer NOT NULL,
    cart_id text NOT NULL,
    sku text NOT NULL,
    customisation_key text DEFAULT ''::text NOT NULL,
    customisation jsonb,
    quantity integer NOT NULL
);
ALTER TABLE public.cart_lines ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cart_lines_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.carts (
    id text NOT NULL,
    public_id text NOT NULL,
    owner_key text NOT NULL,
    site_tag text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    delivery jsonb,
    billing jsonb,
    consumer jsonb DEFAULT '{}'::jsonb NOT NULL,
    agreements jsonb DEFAULT '{}'::jsonb NOT NULL,
    shipping_method text,
    voucher_code text,
    tax_state text DEFAULT 'NOT_CALCULATED'::text NOT NULL,
    tax_reads_left integer,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.catalogue_state (
    id integer NOT NULL,
    revision integer NOT NULL
);
CREATE TABLE public.categories (
    client_tag text NOT NULL,
    path text NOT NULL,
    parent_path text,
    slug text NOT NULL,
    key text,
    label jsonb NOT NULL,
    "position" integer NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL,
    filters jsonb NOT NULL,
    image text,
    source text NOT NULL
);
CREATE TABLE public.checkout_submits (
    session_hash text NOT NULL,
    idempotency_key text NOT NULL,
    fingerprint text NOT NULL,
    utr text,
    lease_until bigint NOT NULL,
    status integer,
    answer jsonb,
    created_at bigint NOT NULL
);
CREATE TABLE public.content_positions (
    space text NOT NULL,
    sync_token text NOT NULL
);
CREATE TABLE public.contentful_changes (
    kind text NOT NULL,
    id text NOT NULL,
    number bigint NOT NULL,
    is_deleted boolean NOT NULL,
    revision integer NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL
);
CREATE TABLE public.contentful_resources (
    kind text NOT NULL,
    id text NOT NULL,
    parent_id text,
    version integer NOT NULL,
    published_version integer,
    published_counter integer DEFAULT 0 NOT NULL,
    archived_version integer,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    published_at bigint,
    first_published_at bigint,
    archived_at bigint,
    body jsonb NOT NULL,
    published_body jsonb,
    "position" integer NOT NULL
);
ALTER TABLE public.contentful_resources ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contentful_resources_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.contentful_webhook_calls (
    id integer NOT NULL,
    webhook_id text NOT NULL,
    topic text NOT NULL,
    payload jsonb NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at bigint NOT NULL,
    given_up_at bigint,
    last_error text
);
ALTER TABLE public.contentful_webhook_calls ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contentful_webhook_calls_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.context_events (
    id integer NOT NULL,
    site_tag text NOT NULL,
    event jsonb NOT NULL,
    received_at bigint NOT NULL
);
ALTER TABLE public.context_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.context_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.database_mark (
    id integer NOT NULL,
    holder text NOT NULL,
    marked_at bigint NOT NULL
);
CREATE TABLE public.identity_codes (
    sub text NOT NULL,
    purpose text NOT NULL,
    code_hash text NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.identity_keys (
    slot text NOT NULL,
    kid text NOT NULL,
    public_jwk jsonb NOT NULL,
    sealed_private_jwk text NOT NULL
);
CREATE TABLE public.identity_sessions (
    id text NOT NULL,
    refresh_token_hash text NOT NULL,
    sub text NOT NULL,
    authenticated_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.identity_users (
    sub text NOT NULL,
    username text NOT NULL,
    status text NOT NULL,
    attributes jsonb NOT NULL,
    password_hash text NOT NULL,
    srp_salt text NOT NULL,
    srp_verifier text NOT NULL,
    sign_ins integer DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.index_states (
    index_name text NOT NULL,
    revision integer NOT NULL,
    settings_hash text NOT NULL
);
CREATE TABLE public.indexed_records (
    index_name text NOT NULL,
    object_id text NOT NULL,
    record_hash text NOT NULL
);
CREATE TABLE public.live_redirects (
    site_tag text NOT NULL,
    redirects jsonb NOT NULL,
    published_at bigint NOT NULL
);
CREATE TABLE public.merchant_documents (
    kind text NOT NULL,
    key text NOT NULL,
    document jsonb NOT NULL
);
CREATE TABLE public.merchant_revisions (
    id integer NOT NULL,
    revision integer NOT NULL,
    changed_at bigint NOT NULL
);
CREATE TABLE public.messages (
    id integer NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text,
    html text,
    sent_at bigint NOT NULL,
    state text DEFAULT 'sent'::text NOT NULL,
    reference uuid DEFAULT gen_random_uuid() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    problem_code text,
    problem_reason text
);
ALTER TABLE public.messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE SEQUENCE public.order_numbers
    START WITH 20000001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.orders (
    order_reference text NOT NULL,
    site_tag text NOT NULL,
    client_tag text NOT NULL,
    language text NOT NULL,
    account_id text,
    email text NOT NULL,
    phone text NOT NULL,
    status text NOT NULL,
    is_visible boolean NOT NULL,
    currency text NOT NULL,
    items jsonb NOT NULL,
    summary jsonb NOT NULL,
    shipping_method text NOT NULL,
    delivery jsonb,
    billing jsonb,
    agreements jsonb DEFAULT '{}'::jsonb NOT NULL,
    placed_at bigint NOT NULL,
    origin text
);
CREATE TABLE public.page_snapshots (
    site_tag text NOT NULL,
    language text NOT NULL,
    key text NOT NULL,
    entry_id text NOT NULL,
    page jsonb NOT NULL,
    content_hash text NOT NULL,
    published_at bigint NOT NULL
);
CREATE TABLE public.page_sources (
    key text NOT NULL,
    source_id text NOT NULL,
    revision integer NOT NULL,
    name text
);
CREATE TABLE public.payment_attempts (
    utr text NOT NULL,
    order_reference text NOT NULL,
    cart_id text NOT NULL,
    cart_revision integer NOT NULL,
    owner_key text NOT NULL,
    site_tag text NOT NULL,
    method text NOT NULL,
    currency text NOT NULL,
    value integer NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    outcome jsonb,
    psp_reference text,
    reserved jsonb NOT NULL,
    created_at bigint NOT NULL,
    lease_until bigint NOT NULL,
    settled_at bigint,
    completion_read_at bigint,
    payment_data text
);
CREATE TABLE public.payment_preferences (
    id text NOT NULL,
    shopper_reference text NOT NULL,
    is_default boolean NOT NULL,
    holder_name text NOT NULL,
    expiry_month text NOT NULL,
    expiry_year text NOT NULL
);
CREATE TABLE public.prices (
    sku text NOT NULL,
    country text NOT NULL,
    list integer NOT NULL,
    sale integer NOT NULL
);
CREATE TABLE public.products (
    id text NOT NULL,
    client_tag text NOT NULL,
    slug text NOT NULL,
    source text NOT NULL,
    content_hash text NOT NULL,
    brand_name text NOT NULL,
    brand_tag text NOT NULL,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    details jsonb NOT NULL,
    care jsonb NOT NULL,
    option_levels jsonb NOT NULL,
    categories jsonb NOT NULL,
    category_page_ids jsonb NOT NULL,
    collections jsonb NOT NULL,
    media jsonb NOT NULL,
    is_final_sale boolean DEFAULT false NOT NULL,
    is_oversize boolean DEFAULT false NOT NULL,
    is_discontinued boolean DEFAULT false NOT NULL,
    main_product_id text,
    group_id text,
    related_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    popularity integer DEFAULT 0 NOT NULL,
    created_at integer NOT NULL
);
CREATE TABLE public.psp_notifications (
    id integer NOT NULL,
    psp_reference text NOT NULL,
    event_code text NOT NULL,
    success boolean NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at bigint NOT NULL,
    delivered_at bigint
);
ALTER TABLE public.psp_notifications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.psp_notifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.psp_payments (
    psp_reference text NOT NULL,
    reference text NOT NULL,
    idempotency_key text,
    method text NOT NULL,
    value integer NOT NULL,
    currency text NOT NULL,
    result_code text NOT NULL,
    refusal_reason text,
    action jsonb,
    return_url text NOT NULL,
    scenario text,
    questions integer DEFAULT 0 NOT NULL,
    brand text,
    last_four text,
    stored_payment_method_id text,
    created_at bigint NOT NULL
);
CREATE TABLE public.psp_stored_methods (
    id text NOT NULL,
    shopper_reference text NOT NULL,
    brand text NOT NULL,
    last_four text NOT NULL,
    expiry_month text NOT NULL,
    expiry_year text NOT NULL,
    holder_name text NOT NULL
);
CREATE TABLE public.publish_reports (
    site_tag text NOT NULL,
    language text NOT NULL,
    key text NOT NULL,
    entry_id text NOT NULL,
    outcome text NOT NULL,
    problems jsonb NOT NULL,
    attempted_at bigint NOT NULL
);
CREATE TABLE public.rate_windows (
    key text NOT NULL,
    count integer NOT NULL,
    ends_at bigint NOT NULL
);
CREATE TABLE public.saved_addresses (
    reference text NOT NULL,
    "position" integer NOT NULL,
    account_id text NOT NULL,
    type text NOT NULL,
    address jsonb NOT NULL,
    is_default boolean DEFAULT false NOT NULL
);
ALTER TABLE public.saved_addresses ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.saved_addresses_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.search_events (
    id integer NOT NULL,
    body jsonb NOT NULL,
    received_at bigint NOT NULL
);
ALTER TABLE public.search_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.search_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.search_extras (
    index_name text NOT NULL,
    kind text NOT NULL,
    object_id text NOT NULL,
    body jsonb NOT NULL
);
CREATE TABLE public.search_indexes (
    name text NOT NULL,
    settings jsonb NOT NULL,
    primary_name text,
    revision integer DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.search_records (
    index_name text NOT NULL,
    object_id text NOT NULL,
    record jsonb NOT NULL,
    numbers jsonb NOT NULL,
    facets text[] NOT NULL,
    words tsvector NOT NULL,
    distinct_key text
);
CREATE TABLE public.search_words (
    index_name text NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.shopping_sessions (
    id_hash text NOT NULL,
    kind text NOT NULL,
    site_tag text NOT NULL,
    language text NOT NULL,
    owner_key text NOT NULL,
    account_id text,
    email text,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.stock (
    sku text NOT NULL,
    quantity integer NOT NULL,
    state text DEFAULT 'STOCKED'::text NOT NULL,
    ship_date_start integer,
    ship_date_end integer
);
CREATE TABLE public.subscriptions (
    site_tag text NOT NULL,
    contact text NOT NULL,
    language text NOT NULL,
    interests jsonb NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.variants (
    sku text NOT NULL,
    product_id text NOT NULL,
    "position" integer NOT NULL,
    color jsonb,
    size jsonb,
    size_type jsonb
);
ALTER TABLE ONLY jobs.job ATTACH PARTITION jobs.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 FOR VALUES IN ('mail');
ALTER TABLE ONLY jobs.job ATTACH PARTITION jobs.je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e FOR VALUES IN ('mail-lost');
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, '4c3ad263ce08fd72adc0c7a39c77c78bfd6dbff453f76c84b7562f4fb38d072b', 1795205654998),
	(2, '4fe885fb2270cf667560363cbe6ace632175fd9fa7a716e4e964f48d444d8e7f', 1795213320476),
	(3, '4c01cb8cb1fbf85748239d69c7112c346bd38bd1bb0247298b08b3ab725afeeb', 1795213944680),
	(4, '9419bcf1e8c83b36723b96961d01c61e39bad1b0bd03770c9947519a2dc2cde8', 1795214535269),
	(5, '6d4fd626041f1c1fc3dc0da433ef7e762710e0d27aad08d79a46a98b6a2f2f89', 1795343518648),
	(6, '21474f9b0bc1e9055579eb1f32ea31ecf7b866858c767882d34ab3695b90ecfc', 1795350736448),
	(7, '1bfda1c6a09ea53ba77c170f2204320a8327def111c8665fbafa9cf435e142e5', 1795355825312),
	(8, '23da6ea1c4f59118b323e796c842428d6acb924ebce88eee6314f270f5d2b0e2', 1795369074497),
	(9, '5444c7efc7abff58755c33cd44e4872afd91d43da2655ece787a9296e93400f1', 1795380129892);
INSERT INTO jobs.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 VALUES
	('5aa03eb2-eb87-4100-ab0f-51ab6f4bee98', 'mail', 0, '{"message": 1}', 'retry', 10, 0, 30, true, '2026-11-23 06:35:57.618334+00', '2026-11-23 06:35:04.32116+00', NULL, NULL, '00:02:00', '2026-11-23 06:35:04.25319+00', NULL, '2026-12-07 06:35:04.25319+00', '{}', 'mail-lost', 'standard'),
	('df65afae-3eba-42fa-8952-cd1006483147', 'mail', 0, '{"message": 2}', 'retry', 10, 0, 30, true, '2026-11-23 06:36:02.234241+00', '2026-11-23 06:35:08.27845+00', NULL, NULL, '00:02:00', '2026-11-23 06:35:08.180488+00', NULL, '2026-12-07 06:35:08.180488+00', '{}', 'mail-lost', 'standard');
INSERT INTO jobs.queue VALUES
	('mail-lost', 'standard', NULL, NULL, NULL, NULL, NULL, NULL, 'je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e', '2026-11-23 06:30:25.227745+00', '2026-11-23 06:30:25.227745+00'),
	('mail', 'standard', 10, 30, true, 120, NULL, 'mail-lost', 'j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942', '2026-11-23 06:30:25.344191+00', '2026-11-23 06:32:27.17846+00');
INSERT INTO jobs.version VALUES
	(24, '2026-11-23 06:34:57.265211+00', NULL, NULL);
INSERT INTO public.cart_lines OVERRIDING SYSTEM VALUE VALUES
	('f0da30cf-9c05-489b-b19f-6b0164466c53', 1, '9a5ae1d4-5da0-4352-820c-41d2a621f182', 'MUG-L', '', NULL, 1),
	('10ce0885-eff1-4d47-b67c-40dc3b33fc00', 2, '4259d6d3-7b75-4af6-be6f-02fd2028c476', 'MUG-S', '', NULL, 2),
	('c4ac0ae9-7c84-4470-9823-e3a50530006b', 3, '1dd9ee48-2297-4596-a007-1243570e16f3', 'MUG-S', '', NULL, 2);
INSERT INTO public.carts VALUES
	('9a5ae1d4-5da0-4352-820c-41d2a621f182', 'oWoFyiOzfTiopMoQf0ibKzt4', 'account:17881de1-e2af-4be1-82c1-2a228266c2d9', 'ald-gb', 'open', 2, NULL, NULL, '{}', '{}', NULL, NULL, 'NOT_CALCULATED', NULL, 1795415707074, 1795415707107),
	('4259d6d3-7b75-4af6-be6f-02fd2028c476', '9KsYK0qBxVzGqfXEmakDJUUF', 'session:d9ec8b81f5fb11f0346e5489649a2708de049e6d02e72f5a57e439a917ff90a6', 'ald-gb', 'open', 2, NULL, NULL, '{}', '{}', NULL, NULL, 'NOT_CALCULATED', NULL, 1795415707329, 1795415707445),
	('1dd9ee48-2297-4596-a007-1243570e16f3', 'lX9iAFQ0UCZxzKfuxxWjnYNp', 'session:3ee14b0331361c722cd9d58f365716e330976eaaadd5a6733a083047d551f1a6', 'ald-gb', 'ordered', 2, NULL, NULL, '{}', '{}', NULL, NULL, 'NOT_CALCULATED', NULL, 1795415707583, 1795415707669);
INSERT INTO public.catalogue_state VALUES
	(1, 1);
INSERT INTO public.categories VALUES
	('ald', '/kitchen', NULL, 'kitchen', 'kitchen', '{"en": "Kitchen"}', 101, false, '{"categories": ["kitchen"]}', NULL, 'shopify'),
	('ald', '/kitchen/mugs', '/kitchen', 'mugs', NULL, '{"en": "Mugs"}', 102, false, '{"categories": ["kitchen > mugs"]}', NULL, 'shopify');
INSERT INTO public.checkout_submits VALUES
	('3ee14b0331361c722cd9d58f365716e330976eaaadd5a6733a083047d551f1a6', 'an-order-of-an-older-release', '74c29d23ed44722d3af74b527d5bb9f3eb7e7f0d347f518d074d78280e8ddeaf', '3b72f05e-353a-4ef0-8160-79ad9bd9651d', 0, 200, '{"uat": "yTkErkssjsStPwW2ylLqoZOkZplyFHU0OW6M67RbFeI", "utr": "3b72f05e-353a-4ef0-8160-79ad9bd9651d", "utt": "onyGue9y1PRpIosdUz3EyQN1hxQrxsigcw9HmNCGTJY", "code": "SUCCESS", "siteTag": "ald-gb", "rawToken": "qKwylyr7WyCZg28qzkCrqyvfvRgrsV8i9YyLJLl06Bg", "paymentMethod": "creditcard"}', 1795415707841);
INSERT INTO public.identity_keys VALUES
	('current', '9ed332aa-da07-4e5d-b86d-309b066fcca9', '{"e": "AQAB", "n": "2LDjrgJuVxYHopUjP1MqwclqJBHAMyBcgpB-doHZiIZcVt97HCg8YA2KDQOwEyAtWjUqlFiGkN-BGkQvIQPGpTljuEe5rHYKH3E_GIvf7Y3XeAye6pLIe3ersfsdzIDjVIMJS4-B-SwmHxB1ZeKonKwjVGgNSbw_iDNIbWLVtYmqDQrZjReD9i2-9gQRSIaWU8u9I4YujgIBX2pDwl4ktW0d6h7vnRFK9_BAAQzklVZFC3uZqWnL01j-6IEuoqLVDZg_K7_8pNghXTTRBl4PxtFB9iwbFxjWCWQbz6QLE3KnIWeVh_GTj6XggzMV9yIyto0z-uS5Da1r2pBjs2vjAw", "kty": "RSA"}', 'JHHoaAKV+O0ETlPavzNqURvEVhVtA/PYkNfSuYCAEhihQzcqO7EB8ABmJpP3nFWlbMV4/elSAx7+2GmaHFoYWdhvNPAH7cHBxC9dZ4gdM1dSzJnzG9/ftrL8Lnum5geD9hcwRXpXZuBzYlO18A7lp5hbvqYyASCL7Qs1pWu/RDpWZCx+V98XisDkI3796neFuFHgt+dwGPCFt4Yhtst/VO77+7c7+QKSmucRG2K7C+73Ria/5pvOdI+2ghUFnQfwC+pX1PcBo4k7KsHUtX2vfrCf13qQOuRjbEgnB7ilTqGLtfBQzEzA97OVDmgHNJZQSvfNki8koO7sjWOOqEe6JPYvYO/SlYflw4q1b1e58Xr0u2YLulGC3egyxUeI1Ks3X6IfPlDm5j2ppJ6ZtGFCqFKkHmFzILA2oDtFObT/RnZiOiBJ4AFmqxBwSJ58OEkwzmEQwp5f047fkf9HLBZgf2TwOeLCGtyzjMbm+ZmGRfA7HrBkY9F2U1TDTqndNCPrHlWv33Hih7JCsmkiuefwRhtBLf1snA6UzC5MUqeZUM1fuk/kSRZ07X8rdFUXWbKqBF/+68e5y3VFZXQCG02kzccUsCLXh9NgDKh6o6PfWs1W2ZBgsRTZFNW5kuhI69Ali9d6bkTEV0jN0naVgjdrZnEIWFOstXXWzqDGVG1uGQ8PCdPOWlZkj7wXGPwxIagdrz8Y5um3YANG1ERZjSzPsJlEZQTzDH24cPjOOoOHTWv3bCfwiZCcyFIer4jVD6aYeE5R4rutd09BIOr54M0J+La10QK1g+bx9ruTNukepuxH2GkrMTrwY9xnbUCvnrsE1VPTSaNITDaR8LT9lFSkCbFJuLhTq+OoMmTmA0kzuahxi86DVsRPhTnqY4yhJgDHY3qpaYcL6JfV2q7pvZuhV4TVeFlVKuKdp5TBa40CgBeJwbhiXZuDg+Ab8TLBuNymO3/aEizhdUgL6n90wolrT5cxjRuuGfunRmScjwFDxY/OpemnZIfLzHGifN1iLISVlZUS3vehxyw93k5tMAHma1Tn6Pmo9B5wux+9+WO5rOWDGiY0tdk8MG/q1MGn1/CTYcUFgRPIquA2AYVgCeQxQGM96d6drQuGx39+o9+X43rm++qWvByOTW1zSbIGrOeY8MXWseAfHLKIaFkn6uT8nXtbK3GjVnMiw6EUw52tRv7JHNjF9KA9gg3jVWNy+r8QUwKl9GI7WeCy+IVSyn2X5xLLqkWUNzGJtBfOe1U9CVsEE6qLXBFDBtrstR7COWBOoVLpol6YEDHF32oJdqb795UzgkZeYkZI9vCSHBl4Kerhdxvv++QJxxD/mLXeUivxCW3kCYDtu9ZWUEBebZjpzSLuarCqKlxicyePS5wwPsxJsTi9QcSBgcWZLWjO/JFAkbwqTYNkjg4H+gW3NBz/MMCH+ib9Ddhx4OUyFZLEYgxhIN0C5Nfe4V637u8FTV1uenhyqdkOzZtdwila7ZDE2KvxkX81Trblv3dR6H/93w2527KoApO0OMNZ7oJqiy7WoJH5Bz9+4/oF5yVXTzExHD57Ox2nwQMaZEPNM/S/g9/uSEi6xsjRjxCWSRphDHWJXRlxLgfQVJ4VaCgmytESzgVNE1XlXkL1HmdzPaVJvBhJ4/yuDUFZ1DvbiMJLNXOI/eXb/+R7z90xrlFeeThOQluUeC0GMbROGtktMzlfvSBluXze2DKk9olAp9Pdc6Ig4uoX3wqWQ3Ny3tH8d971phU1qi/VhoIU5R6L9lh/2CeRdjwq3ZoU36PKPDz0+jtBrttAb4fbOxXNqUcXoqBsL3ebSSzcXCXMIlNvUfMLHP57EkjgLgv985LLFwXGmavzMsCWBYG/ngeCuow9mQLrovZShm2/4eZffHIyKB+qIiQi6RxciCqxO3Yeoqy3fFFnrwKVcXo48EykAVfuCa615XT4HdS11CqV/Ylcc9MOwQ/cmM4z0MQFLXbagMEs0RaQh/i90XBHUbf7hbUSk/DFrnNWN/i0COpBzlqu2C5XV6Xa8kmqCT2oOu5AA6R3diBjWQffFawCveYrRC9eSyT7c/UQCbSpdj500rVLvJ+tzA4eFDL/z9YEOzK7mrGSQjOMBsvouEvntJUIWHsIbaoF3xOpCzTzdeijwk7L1ddR4gvD0wmClbpUASAoDjC4N6fbNJRtZUHWA4SRNHs=');
INSERT INTO public.identity_sessions VALUES
	('448b1077-7f0c-400a-a8bb-78242dfb4542', 'Q/7Sx7xNvEdXmdZ9xeXy9dZ9+EpL5xVu45BgYp5CXsY=', '17881de1-e2af-4be1-82c1-2a228266c2d9', 1795415705690, 1798007705690);
INSERT INTO public.identity_users VALUES
	('17881de1-e2af-4be1-82c1-2a228266c2d9', 'grace@example.org', 'CONFIRMED', '{"email": "grace@example.org", "given_name": "Grace", "family_name": "Hopper", "email_verified": "true"}', 'scrypt$16384$muPVfx9XOoZrXiMcsngzeg==$IiCMcuND4rtrYwihX1OhlJuNZS0dkrq33xInvPYT0+k=', '00cd133b8f7cfd08959ea54a34911679de', '2078a2492b11eb19d3a122869de3a3ea8fdf53abcb3d0a1b643fe974c79e33171568383991bd5c5d78488b7e25f2273bf1726ed3ddbf0701789490a9b4271394118da8b1c8c36518c3726f82d3db8679bd5a61cc1744fb6d1690c869fd004dfc8fc59a3298ba5f99f64b06a121bacfbf2adafe9e774d9c917792300b65782742a6a1a62ef202ee759cca8267699e369c9c087aced3f51e104970dc9b01413635432f0f403f6432fb488851eedc8379d2067ee07426ada5589673eedb31a4acb5facc2d194f963c73bbdc829f0e6440c0db6ade84836854d8da5351320d1d5ae56d9a0bdea1fe89e6afca8739711410fa13a8eeb4446d7de93ad532f2b8fa7477f5b48f73d834595ae934e6f917f52d29de8adc3f721d5b6ffc4f66773abbc51292d44b45af7014c04ea1770e144b92ee7e76fce27094641455a42b9f18331f9696f00318f2fe9fc418c8aa93c0513e9ae4131e8a3d1d833213bfc1ee42a0bd5ce5d96ff83ca57e4b1c516ecf361d182b9253001942434c89a85e4775351d64ea', 1, 1795415703653, 1795415704527);
INSERT INTO public.merchant_documents VALUES
	('shipping', 'standard', '{"id": "standard", "days": {"max": 4, "min": 2}, "name": {"ar": "توصيل عادي", "en": "Standard delivery", "es": "Envío estándar", "fr": "Livraison standard", "ja": "通常配送"}, "price": {"AED": 30, "CAD": 6, "GBP": 6, "JPY": 600, "USD": 6}, "position": 10, "freeFromThreshold": true}'),
	('shipping', 'express', '{"id": "express", "days": {"max": 2, "min": 1}, "name": {"ar": "توصيل سريع", "en": "Express delivery", "es": "Envío exprés", "fr": "Livraison express", "ja": "お急ぎ便"}, "price": {"AED": 70, "CAD": 14, "GBP": 14, "JPY": 1400, "USD": 14}, "position": 20}'),
	('shipping', 'bulky', '{"id": "bulky", "days": {"max": 10, "min": 5}, "name": {"ar": "توصيل بواسطة شخصين", "en": "Two-person delivery", "es": "Entrega por dos personas", "fr": "Livraison à deux personnes", "ja": "大型商品配送（2名で配達）"}, "bulky": true, "price": {"AED": 195, "CAD": 39, "GBP": 39, "JPY": 3900, "USD": 39}, "tooltip": {"ar": "للقطع الكبيرة. نتصل بكم للاتفاق على الموعد.", "en": "For large items. We call you to agree on a time.", "es": "Para artículos grandes. Le llamamos para acordar la hora.", "fr": "Pour les articles volumineux. Nous vous appelons pour convenir d’un horaire.", "ja": "大型商品向けです。配達日時はお電話でご相談します。"}, "position": 30}'),
	('shipping', 'same-day', '{"id": "same-day", "days": {"max": 0, "min": 0}, "name": {"ar": "توصيل في اليوم نفسه", "en": "Same-day delivery", "es": "Entrega en el día", "fr": "Livraison le jour même", "ja": "当日配送"}, "price": {"AED": 95, "CAD": 19, "GBP": 19, "JPY": 1900, "USD": 19}, "tooltip": {"ar": "في مدن مختارة عند الطلب قبل الظهر.", "en": "In selected cities, ordered before noon.", "es": "En algunas ciudades, si pide antes del mediodía.", "fr": "Dans certaines villes, pour une commande passée avant midi.", "ja": "対象都市で正午までのご注文に限ります。"}, "position": 40, "suspended": true}'),
	('tax-rates', 'US', '{"country": "US", "percent": 8}'),
	('tax-rates', 'CA', '{"country": "CA", "percent": 13}'),
	('tax-rates', 'GB', '{"country": "GB", "percent": 20}'),
	('tax-rates', 'AU', '{"country": "AU", "percent": 10}'),
	('tax-rates', 'AE', '{"country": "AE", "percent": 5}'),
	('tax-rates', 'JP', '{"country": "JP", "percent": 10}'),
	('tax-rates', 'CN', '{"country": "CN", "percent": 13}'),
	('tax-rates', 'HK', '{"country": "HK", "percent": 0}'),
	('tax-rates', 'TW', '{"country": "TW", "percent": 5}'),
	('tax-rates', 'KR', '{"country": "KR", "percent": 10}'),
	('tax-rates', 'MY', '{"country": "MY", "percent": 6}'),
	('tax-rates', 'NL', '{"country": "NL", "percent": 21}'),
	('tax-rates', 'MX', '{"country": "MX", "percent": 16}');
INSERT INTO public.merchant_revisions VALUES
	(1, 2, 1795415700245);
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES
	(1, 'email', 'grace@example.org', 'Your code to confirm your account', 'Your confirmation code is 655465. It is good for 24 hours.', NULL, 1795415704260, 'waiting', 'e0fea39a-18c1-4a77-94bf-69e358d58dcf', 1, 'ESOCKET', 'connect ECONNREFUSED 127.0.0.1:9'),
	(2, 'email', 'ada@example.org', 'Your Alder order GB20000001', 'Thank you for your order.
We have received your order GB20000001 and are getting it ready.

Items
- Kiln Field Mug (Small, Quantity: 2) £20.00

Delivery: £6.00
Tax: £4.33
Total: £26.00

Delivery address
Ada Byron
1 Mill Lane
LS1 4DY Leeds
GB

See how your order is doing: http://127.0.0.1:4655/en/orders/order-status?orderReference=GB20000001&hash=635447da202773c7384e88971f259755

With best wishes, Alder', '<!doctype html><html lang="en" dir="ltr"><head></head><body style="font-family:Georgia, serif;line-height:1.5;max-width:36rem;margin:0 auto;padding:1.5rem"><h1 style="font-size:1.5rem">Thank you for your order.</h1>
<p>We have received your order GB20000001 and are getting it ready.</p>
<h2 style="font-size:1rem">Items</h2>
<table role="presentation" style="width:100%;border-collapse:collapse"><tbody><tr><td style="padding:0.5rem 0">Kiln Field Mug<br/><small>Small, Quantity: 2</small></td><td style="padding:0.5rem 0;text-align:end"><bdi dir="ltr">£20.00</bdi></td></tr>
<tr><td style="padding:0.5rem 0">Delivery</td><td style="padding:0.5rem 0;text-align:end"><bdi dir="ltr">£6.00</bdi></td></tr>
<tr><td style="padding:0.5rem 0">Tax</td><td style="padding:0.5rem 0;text-align:end"><bdi dir="ltr">£4.33</bdi></td></tr>
<tr><td style="padding:0.5rem 0">Total</td><td style="padding:0.5rem 0;text-align:end"><bdi dir="ltr">£26.00</bdi></td></tr>
</tbody></table>
<h2 style="font-size:1rem">Delivery address</h2>
<p>Ada Byron<br/>1 Mill Lane<br/>LS1 4DY Leeds<br/>GB</p>
<p><a href="http://127.0.0.1:4655/en/orders/order-status?orderReference=GB20000001&amp;hash=635447da202773c7384e88971f259755">See how your order is doing</a></p>
<p>With best wishes, Alder</p>
</body>
</html>
', 1795415708264, 'waiting', '96563a5e-d45d-4090-9818-be58106cd604', 1, 'ESOCKET', 'connect ECONNREFUSED 127.0.0.1:9');
INSERT INTO public.orders VALUES
	('GB20000001', 'ald-gb', 'ald', 'en', NULL, 'ada@example.org', '', 'placed', true, 'GBP', '[{"sku": "MUG-S", "name": "Field Mug", "size": "Small", "brand": "Kiln", "price": 10, "quantity": 2, "productId": "field-mug", "thumbnailUrl": "/images/shopify/field-mug-1-f0971768f6.png"}]', '{"totalTax": 4.33, "totalCost": 26, "deliveryCost": 6, "totalDiscount": 0, "totalItemCost": 20}', 'standard', '{"city": "Leeds", "lastName": "Byron", "postcode": "LS1 4DY", "firstName": "Ada", "addressType": "DELIVERY", "countryCode": "GB", "addressLine1": "1 Mill Lane"}', '{"city": "Leeds", "lastName": "Byron", "postcode": "LS1 4DY", "firstName": "Ada", "addressType": "BILLING", "countryCode": "GB", "addressLine1": "1 Mill Lane"}', '{"termsAndConditions": true}', 1795415708237, 'http://127.0.0.1:4655');
INSERT INTO public.payment_attempts VALUES
	('3b72f05e-353a-4ef0-8160-79ad9bd9651d', 'GB20000001', '1dd9ee48-2297-4596-a007-1243570e16f3', 2, 'session:3ee14b0331361c722cd9d58f365716e330976eaaadd5a6733a083047d551f1a6', 'ald-gb', 'creditcard', 'GBP', 2600, 'settled', '{"kind": "authorised", "pspReference": "G4YWDWGQ4CMQMSFC"}', 'G4YWDWGQ4CMQMSFC', '[{"sku": "MUG-S", "quantity": 2}]', 1795415707997, 0, 1795415708237, NULL, NULL);
INSERT INTO public.prices VALUES
	('MUG-S', 'US', 1250, 1250),
	('MUG-S', 'CA', 1688, 1688),
	('MUG-S', 'GB', 1000, 1000),
	('MUG-S', 'AE', 46, 46),
	('MUG-S', 'JP', 1875, 1875),
	('MUG-L', 'US', 1500, 1500),
	('MUG-L', 'CA', 2025, 2025),
	('MUG-L', 'GB', 1200, 1200),
	('MUG-L', 'AE', 55, 55),
	('MUG-L', 'JP', 2250, 2250);
INSERT INTO public.products VALUES
	('field-mug', 'ald', 'field-mug', 'shopify', '0b7zGtgYZgCP8yMboUHQyDEKSOGdnQzQsdhLD1luymM', 'Kiln', 'kiln', '{"en": "Field Mug"}', '{"en": "<p>Holds tea.</p>"}', '{"en": ""}', '{"en": ""}', '["size"]', '["kitchen > mugs"]', '["kitchen", "kitchen-mugs"]', '["_div_kitchen"]', '[{"alt": {"en": "A mug"}, "src": "/images/shopify/field-mug-1-f0971768f6.png", "width": 900, "height": 1200}]', false, false, false, NULL, NULL, '[]', 900, 1704067200);
INSERT INTO public.psp_notifications OVERRIDING SYSTEM VALUE VALUES
	(1, 'G4YWDWGQ4CMQMSFC', 'AUTHORISATION', true, 1, 1795415712967, 1795415710967);
INSERT INTO public.psp_payments VALUES
	('G4YWDWGQ4CMQMSFC', '3b72f05e-353a-4ef0-8160-79ad9bd9651d', '3b72f05e-353a-4ef0-8160-79ad9bd9651d', 'scheme', 2600, 'GBP', 'Authorised', NULL, NULL, 'http://127.0.0.1:4655/en/redirect?utr=3b72f05e-353a-4ef0-8160-79ad9bd9651d', NULL, 0, 'visa', '1111', NULL, 1795415708128);
INSERT INTO public.rate_windows VALUES
	('identity:code:signUp:IzrJhLWTsdcNjeMVD3lDBL', 1, 1795419304484),
	('sessions:127.0.0.1', 3, 1795415766994);
INSERT INTO public.shopping_sessions VALUES
	('3a8a6bce22b1027ff0181db4416dac50cb811b812838ecf35b1dcbb56afc9d59', 'account', 'ald-gb', 'en', 'account:17881de1-e2af-4be1-82c1-2a228266c2d9', '17881de1-e2af-4be1-82c1-2a228266c2d9', 'grace@example.org', 1795415707011, 1798007707011),
	('d9ec8b81f5fb11f0346e5489649a2708de049e6d02e72f5a57e439a917ff90a6', 'guest', 'ald-gb', 'en', 'session:d9ec8b81f5fb11f0346e5489649a2708de049e6d02e72f5a57e439a917ff90a6', NULL, NULL, 1795415707237, 1798007707237),
	('3ee14b0331361c722cd9d58f365716e330976eaaadd5a6733a083047d551f1a6', 'guest', 'ald-gb', 'en', 'session:3ee14b0331361c722cd9d58f365716e330976eaaadd5a6733a083047d551f1a6', NULL, NULL, 1795415707501, 1798007707501);
INSERT INTO public.stock VALUES
	('MUG-L', 5, 'STOCKED', NULL, NULL),
	('MUG-S', 3, 'STOCKED', NULL, NULL);
INSERT INTO public.variants VALUES
	('MUG-S', 'field-mug', 0, NULL, '{"slug": "small", "label": "Small"}', NULL),
	('MUG-L', 'field-mug', 1, NULL, '{"slug": "large", "label": "Large"}', NULL);
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 9, true);
SELECT pg_catalog.setval('public.cart_lines_position_seq', 3, true);
SELECT pg_catalog.setval('public.context_events_id_seq', 1, false);
SELECT pg_catalog.setval('public.messages_id_seq', 2, true);
SELECT pg_catalog.setval('public.order_numbers', 20000001, true);
SELECT pg_catalog.setval('public.psp_notifications_id_seq', 1, true);
SELECT pg_catalog.setval('public.saved_addresses_position_seq', 1, false);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY jobs.archive
    ADD CONSTRAINT archive_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY jobs.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY jobs.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942
    ADD CONSTRAINT j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY jobs.je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e
    ADD CONSTRAINT je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY jobs.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);
ALTER TABLE ONLY jobs.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name);
ALTER TABLE ONLY jobs.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);
ALTER TABLE ONLY jobs.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.catalogue_state
    ADD CONSTRAINT catalogue_state_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_client_tag_path_pk PRIMARY KEY (client_tag, path);
ALTER TABLE ONLY public.checkout_submits
    ADD CONSTRAINT checkout_submits_session_hash_idempotency_key_pk PRIMARY KEY (session_hash, idempotency_key);
ALTER TABLE ONLY public.content_positions
    ADD CONSTRAINT content_positions_pkey PRIMARY KEY (space);
ALTER TABLE ONLY public.contentful_changes
    ADD CONSTRAINT contentful_changes_kind_id_pk PRIMARY KEY (kind, id);
ALTER TABLE ONLY public.contentful_resources
    ADD CONSTRAINT contentful_resources_kind_id_pk PRIMARY KEY (kind, id);
ALTER TABLE ONLY public.contentful_webhook_calls
    ADD CONSTRAINT contentful_webhook_calls_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.context_events
    ADD CONSTRAINT context_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.database_mark
    ADD CONSTRAINT database_mark_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identity_codes
    ADD CONSTRAINT identity_codes_sub_purpose_pk PRIMARY KEY (sub, purpose);
ALTER TABLE ONLY public.identity_keys
    ADD CONSTRAINT identity_keys_pkey PRIMARY KEY (slot);
ALTER TABLE ONLY public.identity_sessions
    ADD CONSTRAINT identity_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.identity_sessions
    ADD CONSTRAINT "identity_sessions_refreshTokenHash_unique" UNIQUE (refresh_token_hash);
ALTER TABLE ONLY public.identity_users
    ADD CONSTRAINT identity_users_pkey PRIMARY KEY (sub);
ALTER TABLE ONLY public.identity_users
    ADD CONSTRAINT identity_users_username_unique UNIQUE (username);
ALTER TABLE ONLY public.index_states
    ADD CONSTRAINT index_states_pkey PRIMARY KEY (index_name);
ALTER TABLE ONLY public.indexed_records
    ADD CONSTRAINT indexed_records_index_name_object_id_pk PRIMARY KEY (index_name, object_id);
ALTER TABLE ONLY public.live_redirects
    ADD CONSTRAINT live_redirects_pkey PRIMARY KEY (site_tag);
ALTER TABLE ONLY public.merchant_documents
    ADD CONSTRAINT merchant_documents_kind_key_pk PRIMARY KEY (kind, key);
ALTER TABLE ONLY public.merchant_revisions
    ADD CONSTRAINT merchant_revisions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (order_reference);
ALTER TABLE ONLY public.page_snapshots
    ADD CONSTRAINT page_snapshots_site_tag_language_key_pk PRIMARY KEY (site_tag, language, key);
ALTER TABLE ONLY public.page_sources
    ADD CONSTRAINT page_sources_key_source_id_pk PRIMARY KEY (key, source_id);
ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_pkey PRIMARY KEY (utr);
ALTER TABLE ONLY public.payment_preferences
    ADD CONSTRAINT payment_preferences_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.prices
    ADD CONSTRAINT prices_sku_country_pk PRIMARY KEY (sku, country);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.psp_notifications
    ADD CONSTRAINT psp_notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.psp_payments
    ADD CONSTRAINT psp_payments_pkey PRIMARY KEY (psp_reference);
ALTER TABLE ONLY public.psp_stored_methods
    ADD CONSTRAINT psp_stored_methods_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.publish_reports
    ADD CONSTRAINT publish_reports_site_tag_language_key_pk PRIMARY KEY (site_tag, language, key);
ALTER TABLE ONLY public.rate_windows
    ADD CONSTRAINT rate_windows_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.saved_addresses
    ADD CONSTRAINT saved_addresses_pkey PRIMARY KEY (reference);
ALTER TABLE ONLY public.search_events
    ADD CONSTRAINT search_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.search_extras
    ADD CONSTRAINT search_extras_index_name_kind_object_id_pk PRIMARY KEY (index_name, kind, object_id);
ALTER TABLE ONLY public.search_indexes
    ADD CONSTRAINT search_indexes_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.search_records
    ADD CONSTRAINT search_records_index_name_object_id_pk PRIMARY KEY (index_name, object_id);
ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_index_name_word_pk PRIMARY KEY (index_name, word);
ALTER TABLE ONLY public.shopping_sessions
    ADD CONSTRAINT shopping_sessions_pkey PRIMARY KEY (id_hash);
ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_pkey PRIMARY KEY (sku);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_site_tag_contact_pk PRIMARY KEY (site_tag, contact);
ALTER TABLE ONLY public.variants
    ADD CONSTRAINT variants_pkey PRIMARY KEY (sku);
CREATE INDEX archive_i1 ON jobs.archive USING btree (archived_on);
CREATE UNIQUE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i1 ON jobs.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::jobs.job_state) AND (policy = 'short'::text));
CREATE UNIQUE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i2 ON jobs.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::jobs.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i3 ON jobs.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::jobs.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i4 ON jobs.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::jobs.job_state) AND (singleton_on IS NOT NULL));
CREATE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i5 ON jobs.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::jobs.job_state);
CREATE UNIQUE INDEX je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e_i1 ON jobs.je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::jobs.job_state) AND (policy = 'short'::text));
CREATE UNIQUE INDEX je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e_i2 ON jobs.je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::jobs.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e_i3 ON jobs.je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::jobs.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e_i4 ON jobs.je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::jobs.job_state) AND (singleton_on IS NOT NULL));
CREATE INDEX je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e_i5 ON jobs.je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::jobs.job_state);
CREATE UNIQUE INDEX cart_lines_sku ON public.cart_lines USING btree (cart_id, sku, customisation_key);
CREATE UNIQUE INDEX carts_open ON public.carts USING btree (owner_key, site_tag) WHERE (status = 'open'::text);
CREATE UNIQUE INDEX carts_public_id ON public.carts USING btree (public_id);
CREATE INDEX carts_updated ON public.carts USING btree (updated_at);
CREATE INDEX checkout_submits_created ON public.checkout_submits USING btree (created_at);
CREATE INDEX contentful_changes_number ON public.contentful_changes USING btree (number);
CREATE INDEX contentful_resources_parent ON public.contentful_resources USING btree (kind, parent_id);
CREATE INDEX contentful_webhook_calls_due ON public.contentful_webhook_calls USING btree (due_at);
CREATE INDEX identity_sessions_sub ON public.identity_sessions USING btree (sub);
CREATE INDEX messages_recipient ON public.messages USING btree (recipient);
CREATE INDEX messages_sent_at ON public.messages USING btree (sent_at);
CREATE INDEX messages_state ON public.messages USING btree (state, id);
CREATE INDEX orders_account ON public.orders USING btree (account_id, placed_at);
CREATE INDEX orders_email ON public.orders USING btree (email, placed_at);
CREATE INDEX page_snapshots_key ON public.page_snapshots USING btree (key);
CREATE INDEX page_sources_source ON public.page_sources USING btree (source_id);
CREATE INDEX payment_attempts_cart ON public.payment_attempts USING btree (cart_id);
CREATE INDEX payment_attempts_open ON public.payment_attempts USING btree (state, lease_until);
CREATE UNIQUE INDEX payment_attempts_settled_psp ON public.payment_attempts USING btree (psp_reference) WHERE (state = 'settled'::text);
CREATE INDEX payment_preferences_shopper ON public.payment_preferences USING btree (shopper_reference);
CREATE UNIQUE INDEX products_slug ON public.products USING btree (client_tag, slug);
CREATE INDEX products_source ON public.products USING btree (source);
CREATE UNIQUE INDEX psp_payments_idempotency ON public.psp_payments USING btree (idempotency_key);
CREATE INDEX psp_payments_reference ON public.psp_payments USING btree (reference);
CREATE INDEX psp_stored_methods_shopper ON public.psp_stored_methods USING btree (shopper_reference);
CREATE INDEX saved_addresses_account ON public.saved_addresses USING btree (account_id);
CREATE INDEX search_records_distinct ON public.search_records USING btree (index_name) WHERE (distinct_key IS NOT NULL);
CREATE INDEX search_records_facets ON public.search_records USING gin (facets);
CREATE INDEX search_records_words ON public.search_records USING gin (words);
CREATE INDEX shopping_sessions_expiry ON public.shopping_sessions USING btree (expires_at);
CREATE INDEX variants_product ON public.variants USING btree (product_id);
ALTER INDEX jobs.job_pkey ATTACH PARTITION jobs.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_pkey;
ALTER INDEX jobs.job_pkey ATTACH PARTITION jobs.je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e_pkey;
ALTER TABLE ONLY jobs.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY jobs.je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY jobs.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY jobs.je4a9a4fe3038a7e55b94d676224697811355fe2bf5dcd0c736b7169e
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY jobs.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue(name);
ALTER TABLE ONLY jobs.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES jobs.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY jobs.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES jobs.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES public.carts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.identity_codes
    ADD CONSTRAINT identity_codes_sub_identity_users_sub_fk FOREIGN KEY (sub) REFERENCES public.identity_users(sub) ON DELETE CASCADE;
ALTER TABLE ONLY public.identity_sessions
    ADD CONSTRAINT identity_sessions_sub_identity_users_sub_fk FOREIGN KEY (sub) REFERENCES public.identity_users(sub) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_order_reference_orders_order_reference_fk FOREIGN KEY (order_reference) REFERENCES public.orders(order_reference);
ALTER TABLE ONLY public.prices
    ADD CONSTRAINT prices_sku_variants_sku_fk FOREIGN KEY (sku) REFERENCES public.variants(sku) ON DELETE CASCADE;
ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_sku_variants_sku_fk FOREIGN KEY (sku) REFERENCES public.variants(sku) ON DELETE CASCADE;
ALTER TABLE ONLY public.variants
    ADD CONSTRAINT variants_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
