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
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';
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
CREATE TABLE public.messages (
    id integer NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text,
    sent_at bigint NOT NULL
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
    completion_read_at bigint
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
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, '4c3ad263ce08fd72adc0c7a39c77c78bfd6dbff453f76c84b7562f4fb38d072b', 1795205654998),
	(2, '4fe885fb2270cf667560363cbe6ace632175fd9fa7a716e4e964f48d444d8e7f', 1795213320476),
	(3, '4c01cb8cb1fbf85748239d69c7112c346bd38bd1bb0247298b08b3ab725afeeb', 1795213944680),
	(4, '9419bcf1e8c83b36723b96961d01c61e39bad1b0bd03770c9947519a2dc2cde8', 1795214535269);
INSERT INTO public.cart_lines OVERRIDING SYSTEM VALUE VALUES
	('5262a8f8-ed16-49e4-9b6f-a2230831f684', 1, 'c2909013-42ba-4553-a954-7a9ab3ec6998', 'MUG-L', '', NULL, 1),
	('4c4f68a8-7742-4435-abbd-dd50a9fff45a', 2, '20aafd9e-5ce0-447c-a9d9-feb227a677ff', 'MUG-S', '', NULL, 2),
	('bdf60aee-d010-4882-9f96-29fed4af9298', 3, 'ab98da0a-9b44-45be-aa2a-2e086c50ef5f', 'MUG-S', '', NULL, 2);
INSERT INTO public.carts VALUES
	('c2909013-42ba-4553-a954-7a9ab3ec6998', 'Z4PkYMoFiE9KHINidcAYC9UC', 'account:02f8b411-0e51-4842-871d-02961ad853f6', 'ald-gb', 'open', 2, NULL, NULL, '{}', '{}', NULL, NULL, 'NOT_CALCULATED', NULL, 1795416174197, 1795416174215),
	('20aafd9e-5ce0-447c-a9d9-feb227a677ff', 'vEUTie8uABu3UWDiRbCbcx2C', 'session:2f0393025e11cdbad92b6457819a1986e9eef6464ade0151a6b54f43d5c59724', 'ald-gb', 'open', 2, NULL, NULL, '{}', '{}', NULL, NULL, 'NOT_CALCULATED', NULL, 1795416174281, 1795416174318),
	('ab98da0a-9b44-45be-aa2a-2e086c50ef5f', 'FLTQfiWQ2ahDu1m0U2CwKwZu', 'session:1b3a61f887df6b0517eff9871a951f8f62fba7495f5560aa346560f5331cdc3c', 'ald-gb', 'ordered', 2, NULL, NULL, '{}', '{}', NULL, NULL, 'NOT_CALCULATED', NULL, 1795416174367, 1795416174399);
INSERT INTO public.catalogue_state VALUES
	(1, 1);
INSERT INTO public.categories VALUES
	('ald', '/kitchen', NULL, 'kitchen', 'kitchen', '{"en": "Kitchen"}', 101, false, '{"categories": ["kitchen"]}', NULL, 'shopify'),
	('ald', '/kitchen/mugs', '/kitchen', 'mugs', NULL, '{"en": "Mugs"}', 102, false, '{"categories": ["kitchen > mugs"]}', NULL, 'shopify');
INSERT INTO public.checkout_submits VALUES
	('1b3a61f887df6b0517eff9871a951f8f62fba7495f5560aa346560f5331cdc3c', 'an-order-of-an-older-release', '74c29d23ed44722d3af74b527d5bb9f3eb7e7f0d347f518d074d78280e8ddeaf', '69f2a59a-2a2e-452a-815d-bdd716b4f961', 0, 200, '{"uat": "gB78LHBH4OPwS17u0e5hQDFcmuA8ZFNsEaw7cL8ap2Q", "utr": "69f2a59a-2a2e-452a-815d-bdd716b4f961", "utt": "onyGue9y1PRpIosdUz3EyQN1hxQrxsigcw9HmNCGTJY", "code": "SUCCESS", "siteTag": "ald-gb", "rawToken": "yXeLCgEYvrG2gMSB83MwOkEiR4aZXxLCaRCVDEhrh9k", "paymentMethod": "creditcard"}', 1795416175085);
INSERT INTO public.identity_keys VALUES
	('current', 'a9094fc3-1328-4596-a2b2-0db0d5c04995', '{"e": "AQAB", "n": "ySsaYZ4kpfQ4ZKzQVxesQAFX2Df-WnJQpJUQbxMVAYsFOiV0bu5QC7VNKBLSFhT70_IucynEujNOR-N9QDZ-umlkpOfM6doRXTZjnLWe0knvzXkybiJhujUKHUYapWxQUib7vRyxtwxV7L_Xl3_1GbMXBOLzdZ9RqWPdjIzxesm2Zd9skU74Qdek1u82cYcx26pYdCht_qiLY0RJdPFTbTF7CujRkrRWX5WH_4aWi7AmuGn8_3WsZlhytJ1nIEmvDXqyStRW0zJ7AZIHA4uTbPmCc7jO_ga283LJjdu4buybVaA68sKUG2pJJ_axxULClNfz3HJwSkvs4W1BYM342w", "kty": "RSA"}', '44iE+KhpnYK0fqDigy5yWSGyZBb3Oi5fzXr0qP0wC/BwsL5/vM/TMkH7Cs41/JvqYFA/FvVdCHSsy5bQ2XlYphHglGoPgITAXwOl+FntoKLVG95OAugHlS8HL6txg+RDIGPbgJx8HcnVQwjmEOlEMlaCqvaa9/1ZsU4YEaVHW9N8ep5hBZ8onXlZHz+IoFeV0pPdijfnlya+Ad/o5n0kSuXiprOBQrhtPtnMUbO9b3YorIFcA1wArpH3XCPrQf3ymQ6rnjrXa56PdfZ7mAK47pAcrQFEwQswiXPecbY/APl8pGjJMc8snxdY6X40fmyi2QsIvGbgawB+4dm6klkIidkQ859TzEghyyXcJ6Cs2MrvAjwQCSF9SZnrk+4Rl7ZY/xtHpBKJZi1BNwoTSuE9QjWP03x7SNi1B0cyAiS3NzuaE34n8hgyLWQ+5ss/JUBtGvNXhZEjdHQoePW8xVgq3ExYqmG/zv2KKre6lt0/dTecaUhW+I23qDXkfdPx20rGGvgDl3EMt/Xte+hP7zNjFn9XiQ510Ewh6PvEpEuenOQr1bMs5bBQRz0MbOdtq0fZLsfnPB7WFKw37+YnaCf4Mpdpurl0NSLSEB78C0s7YmSIXWps774Ss+FRxMSQKNy0t8UcssyzNpmSmsboVnBjhMq8Ak1VliHtL8f9u7Fy0WOHhq4Ck8Njq7zyLbepq8S0ErI3UWSlCZoq/etoBlZRL7DqIYnRgYV4wMGXBCDK6wTgwX0Mq0E3Ksxgl2jo6ozx+tqqsiHGDo/Lg/pdrYCtBQ0bp2u+843i4DpB+/kPcLgETZ08ADs0+9vIvhQR9sUhgj1Ux4EvMWHufCTvngHphsjEXim8XsYS+WZTvrMudfa0KeDzSMw6EmR21UILDg0Omisuv5cbFx2bvlf20rdbOgV4CO2bAUZKkJcoyWzszDtWI4giLpDVBBCBXKFzTfDMb+aaVTNuBBm0xyZsDLZU8r9JD//YR4RkpEL7O7ID4f6uygWsFFV3j8thj67i/IlMM+2XYpx9Nb5drkQjf5jgeYBMN1GedExoWWKbDBjLYFfW0LYOQCff0aiHw+AHmoEEE4ycuZ8JvLQTdKVz9vSLo3MdovGIIfnKY/z535MdUIF3N+ak1ERgO7ZU7OI7TrGtDoWHgO63u6Ob/gN6hvIYwKOOiSCn2zLEUwOjdWDpCOykW6eZl1yO3PXCl8erc6FQMvwx7ZiMos73r5hP+xx138h7j7feHgPAt5lisFA07GB2wpgwdwoIF0ETciqMJC3Iei9ka4SIiTjDvc00kJYeG+dwqB3DEB9xi33qghWlVqgRCrEiN9LIPsh4PzYopm7Htw4t2UNgYRsIECWyY3i4UjQaE0/2v3F6wMD6ExbNF8GA5UJhJYE7YWlHWYyDo+pzlnUJ89cpS29hMXqOSXuPFb+uMOgPJTiKGrN1IyH2dbpXj8+3U/aOP6eM7n2w1aOEpARUI0DOk9dNbeMogH1oUl4pl71J8I5b/HHs1ti1kiKRiKo9XoqFrWSS704wF+N2gKb8CfgbOSaIyAbsgzJBJmltjRLUqu5ds/TGDyAdaN5xS5tO16MXNUhWC3kzybbWet/yEBBUNsds3ZMq1HARjjJD2GRmdQz/ejJd6DfahZovRXHu64jO+r0ZIDXqqLwSo/zBtV3Amibw3Zl7FMpr3pxsXUBJYXldSwt4pvex2aBI7uasWUHaosstK/4kH8+djQkejX4lWNzYG4a80cW3+EWGd/6OqWIh1iP0LKVNLjuarP9wVh+lYMjDGHiOUNXMlX6dRomzJgTsXDzAZs+9dW6lE1ddM010FJ6sA4LChVHJOAcitfdymF5/5PFGR01gaHI0/ig4Nl3pjaxshJUizk0FpjIo/UGidBR1khgj5RuZi1THL2re1ffTpe5N6nvKjDR0rFv6xCS2LKCLEqut1kNA9257U4rl2gR7gK3gXrzD9dINXX3+QMdSE4K/Vohvj8wp6Qt27fCP21EGCTM8sGyXNHn7gXECoC3EIhF01d7VQeVq8fKooeLJ2+8zE6Ws2u46uNn6BoqpTqrYsouyqtfWo4MzBhlniRgKehxcywlvkjJB/VwDBoIKYgZkc2PckHZKTOCxgSSfZnlaxWlmAwxt8rs5luQPKyx0J78f8rAgk/31dcpg34jMYM8pKTAfzzgYHf/qUFfUFYk=');
INSERT INTO public.identity_sessions VALUES
	('e1e3b3df-baf5-471d-836e-3cc0f9b2f37c', 'fdfeio0o19Dtxj0xCgrzn08B7agOazC03ub92uQqPGQ=', '02f8b411-0e51-4842-871d-02961ad853f6', 1795416171799, 1798008171799);
INSERT INTO public.identity_users VALUES
	('02f8b411-0e51-4842-871d-02961ad853f6', 'grace@example.org', 'CONFIRMED', '{"email": "grace@example.org", "given_name": "Grace", "family_name": "Hopper", "email_verified": "true"}', 'scrypt$16384$6UrEgQtIbpBOLcUeYcWWJA==$vLBnUKQYFH38ALf93sivudilW1rWsHKdFpjEw2TAodg=', '00883e519316cbd409b2c62974a27e3f3f', '40f71e94a9177d7f8d477bae28b1c0f1d0b17702b229bf7712f99837f93582dc1075e0e4fd9537cf3561d93ecbf1db5ee160d8136f1e4102f42640df061ea57c4ab782c8d63951c53006b24c272dc6b5452d36de73f3a37c10f3a04ae0d89bf69089edd0a93f2d2ff64641d60ffe9436b8f3fd5a5d02d4438fcdc16b27c8e77e8155deac84ca6175316a1c7422bbb585fd3a5290eadacd68b7113e173f778c4d2c77a3251c3b56001873799c3484bf47f277ff9a765aa95c059e87630df965b756a85c45d1668b2d0b8b75da918ccc12a5a7268042ddffd2f8d341990342350ac2f50c2302fef750d46582524e4c414862804fda5526cfe8600de94579c771ac409a6a08fcd8960f63692d9458ca374e9cea1100b24e6b36b37e421844bfd0ed5361562b3227fc74fe17fb5fbab576ccdf2f6b012ffd12c1a776d559bd5ff05e0be20a3f7ede2bce53007cce72e77c121c1bd7b0ddb49dfee316b0e7a28c30c45a1ddcd1043e16baf2f2b54b8090c1c262acf42a8bba06360ee19295a8da38bb', 1, 1795416170590, 1795416171019);
INSERT INTO public.messages OVERRIDING SYSTEM VALUE VALUES
	(1, 'email', 'grace@example.org', 'Your code to confirm your account', 'Your confirmation code is 002305. It is good for 24 hours.', NULL, 1795416170950),
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

See how your order is doing: http://127.0.0.1:4656/en/orders/order-status?orderReference=GB20000001&hash=635447da202773c7384e88971f259755

With best wishes, Alder', '<!doctype html>
<html lang="en" dir="ltr">
<body style="font-family: Georgia, serif; line-height: 1.5; max-width: 36rem; margin: 0 auto; padding: 1.5rem">
<h1 style="font-size: 1.5rem">Thank you for your order.</h1>
<p>We have received your order GB20000001 and are getting it ready.</p>
<h2 style="font-size: 1rem">Items</h2>
<table role="presentation" style="width: 100%; border-collapse: collapse">
<tr><td style="padding: 0.5rem 0">Kiln Field Mug<br><small>Small, Quantity: 2</small></td><td style="padding: 0.5rem 0; text-align: end"><bdi dir="ltr">£20.00</bdi></td></tr>
<tr><td style="padding: 0.5rem 0">Delivery</td><td style="padding: 0.5rem 0; text-align: end"><bdi dir="ltr">£6.00</bdi></td></tr>
<tr><td style="padding: 0.5rem 0">Tax</td><td style="padding: 0.5rem 0; text-align: end"><bdi dir="ltr">£4.33</bdi></td></tr>
<tr><td style="padding: 0.5rem 0">Total</td><td style="padding: 0.5rem 0; text-align: end"><bdi dir="ltr">£26.00</bdi></td></tr>
</table>
<h2 style="font-size: 1rem">Delivery address</h2>
<p>Ada Byron<br>1 Mill Lane<br>LS1 4DY Leeds<br>GB</p>
<p><a href="http://127.0.0.1:4656/en/orders/order-status?orderReference=GB20000001&amp;hash=635447da202773c7384e88971f259755">See how your order is doing</a></p>
<p>With best wishes, Alder</p>
</body>
</html>
', 1795416175502);
INSERT INTO public.orders VALUES
	('GB20000001', 'ald-gb', 'ald', 'en', NULL, 'ada@example.org', '', 'placed', true, 'GBP', '[{"sku": "MUG-S", "name": "Field Mug", "size": "Small", "brand": "Kiln", "price": 10, "quantity": 2, "productId": "field-mug", "thumbnailUrl": "/images/shopify/field-mug-1-f0971768f6.png"}]', '{"totalTax": 4.33, "totalCost": 26, "deliveryCost": 6, "totalDiscount": 0, "totalItemCost": 20}', 'standard', '{"city": "Leeds", "lastName": "Byron", "postcode": "LS1 4DY", "firstName": "Ada", "addressType": "DELIVERY", "countryCode": "GB", "addressLine1": "1 Mill Lane"}', '{"city": "Leeds", "lastName": "Byron", "postcode": "LS1 4DY", "firstName": "Ada", "addressType": "BILLING", "countryCode": "GB", "addressLine1": "1 Mill Lane"}', '{"termsAndConditions": true}', 1795416175426, 'http://127.0.0.1:4656');
INSERT INTO public.payment_attempts VALUES
	('69f2a59a-2a2e-452a-815d-bdd716b4f961', 'GB20000001', 'ab98da0a-9b44-45be-aa2a-2e086c50ef5f', 2, 'session:1b3a61f887df6b0517eff9871a951f8f62fba7495f5560aa346560f5331cdc3c', 'ald-gb', 'creditcard', 'GBP', 2600, 'settled', '{"kind": "authorised", "pspReference": "HXMYZCW5JYHBCWAC"}', 'HXMYZCW5JYHBCWAC', '[{"sku": "MUG-S", "quantity": 2}]', 1795416175335, 0, 1795416175426, NULL);
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
	(1, 'HXMYZCW5JYHBCWAC', 'AUTHORISATION', true, 1, 1795416180079, 1795416178079);
INSERT INTO public.psp_payments VALUES
	('HXMYZCW5JYHBCWAC', '69f2a59a-2a2e-452a-815d-bdd716b4f961', '69f2a59a-2a2e-452a-815d-bdd716b4f961', 'scheme', 2600, 'GBP', 'Authorised', NULL, NULL, 'http://127.0.0.1:4656/en/redirect?utr=69f2a59a-2a2e-452a-815d-bdd716b4f961', NULL, 0, 'visa', '1111', NULL, 1795416175374);
INSERT INTO public.rate_windows VALUES
	('identity:code:signUp:IzrJhLWTsdcNjeMVD3lDBL', 1, 1795419771011),
	('sessions:127.0.0.1', 3, 1795416234161);
INSERT INTO public.shopping_sessions VALUES
	('0c02ce9aede3af6b0a5713b51909042b5ccf95ef108b1b94be2dee94cdc94109', 'account', 'ald-gb', 'en', 'account:02f8b411-0e51-4842-871d-02961ad853f6', '02f8b411-0e51-4842-871d-02961ad853f6', 'grace@example.org', 1795416174170, 1798008174170),
	('2f0393025e11cdbad92b6457819a1986e9eef6464ade0151a6b54f43d5c59724', 'guest', 'ald-gb', 'en', 'session:2f0393025e11cdbad92b6457819a1986e9eef6464ade0151a6b54f43d5c59724', NULL, NULL, 1795416174268, 1798008174268),
	('1b3a61f887df6b0517eff9871a951f8f62fba7495f5560aa346560f5331cdc3c', 'guest', 'ald-gb', 'en', 'session:1b3a61f887df6b0517eff9871a951f8f62fba7495f5560aa346560f5331cdc3c', NULL, NULL, 1795416174353, 1798008174353);
INSERT INTO public.stock VALUES
	('MUG-L', 5, 'STOCKED', NULL, NULL),
	('MUG-S', 3, 'STOCKED', NULL, NULL);
INSERT INTO public.variants VALUES
	('MUG-S', 'field-mug', 0, NULL, '{"slug": "small", "label": "Small"}', NULL),
	('MUG-L', 'field-mug', 1, NULL, '{"slug": "large", "label": "Large"}', NULL);
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 4, true);
SELECT pg_catalog.setval('public.cart_lines_position_seq', 3, true);
SELECT pg_catalog.setval('public.context_events_id_seq', 1, false);
SELECT pg_catalog.setval('public.messages_id_seq', 2, true);
SELECT pg_catalog.setval('public.order_numbers', 20000001, true);
SELECT pg_catalog.setval('public.psp_notifications_id_seq', 1, true);
SELECT pg_catalog.setval('public.saved_addresses_position_seq', 1, false);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
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
CREATE INDEX orders_account ON public.orders USING btree (account_id, placed_at);
CREATE INDEX orders_email ON public.orders USING btree (email, placed_at);
CREATE INDEX page_snapshots_key ON public.page_snapshots USING btree (key);
CREATE INDEX page_sources_source ON public.page_sources USING btree (source_id);
CREATE INDEX payment_attempts_cart ON public.payment_attempts USING btree (cart_id);
CREATE INDEX payment_attempts_open ON public.payment_attempts USING btree (state, lease_until);
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
