CREATE TABLE "account_favorites" (
	"account_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "account_favorites_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "account_favorites_account_id_product_id_pk" PRIMARY KEY("account_id","product_id")
);
