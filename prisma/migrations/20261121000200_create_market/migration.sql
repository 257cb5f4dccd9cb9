-- CreateTable
CREATE TABLE "clock_offset" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "offset_ms" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "clock_offset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "asset" (
    "id" UUID NOT NULL,
    "steam_account_id" UUID NOT NULL,
    "market_item_id" UUID NOT NULL,
    "asset_id" TEXT NOT NULL,
    "class_id" TEXT NOT NULL,
    "instance_id" TEXT NOT NULL,
    "float_value" DOUBLE PRECISION,
    "paint_seed" INTEGER,
    "paint_index" INTEGER,
    "phase" TEXT,
    "stickers" JSONB NOT NULL DEFAULT '[]',
    "charm" JSONB,
    "name_tag" TEXT,
    "is_gone" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "asset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_account" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "balance_cents" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "ledger_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_transfer" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "order_id" UUID,
    "actor" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "ledger_transfer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_posting" (
    "id" UUID NOT NULL,
    "transfer_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "balance_after_cents" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "ledger_posting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "listing" (
    "id" UUID NOT NULL,
    "asset_id" UUID NOT NULL,
    "market_item_id" UUID NOT NULL,
    "seller_id" UUID NOT NULL,
    "ask_cents" BIGINT NOT NULL,
    "float_value" DOUBLE PRECISION,
    "is_automatic" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "listing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "market_item" (
    "id" UUID NOT NULL,
    "market_hash_name" TEXT NOT NULL,
    "name_zh" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "search_text" TEXT NOT NULL,
    "finish_name" TEXT NOT NULL,
    "tag_type" TEXT NOT NULL,
    "tag_weapon" TEXT,
    "tag_rarity" TEXT,
    "tag_quality" TEXT,
    "tag_exterior" TEXT,
    "tag_item_set" TEXT,
    "rarity_color" TEXT NOT NULL,
    "icon_url" TEXT,
    "float_min" DOUBLE PRECISION,
    "float_max" DOUBLE PRECISION,
    "reference_price_cents" BIGINT,
    "sales_per_week" INTEGER NOT NULL DEFAULT 0,
    "lowest_ask_cents" BIGINT,
    "listing_count" INTEGER NOT NULL DEFAULT 0,
    "automatic_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "market_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "market_tag" (
    "category" TEXT NOT NULL,
    "internal_name" TEXT NOT NULL,
    "name_zh" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "color" TEXT,
    "parent" TEXT,
    "sort_order" INTEGER NOT NULL,

    CONSTRAINT "market_tag_pkey" PRIMARY KEY ("category","internal_name")
);

-- CreateTable
CREATE TABLE "catalogue_load" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "content_hash" TEXT NOT NULL,

    CONSTRAINT "catalogue_load_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "type" INTEGER NOT NULL,
    "template" TEXT NOT NULL,
    "params" JSONB NOT NULL DEFAULT '{}',
    "order_id" UUID,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice" (
    "id" UUID NOT NULL,
    "type" INTEGER NOT NULL,
    "title_zh" TEXT NOT NULL,
    "title_en" TEXT NOT NULL,
    "body_zh" TEXT NOT NULL,
    "body_en" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "market_order" (
    "id" UUID NOT NULL,
    "order_no" TEXT NOT NULL,
    "listing_id" UUID NOT NULL,
    "asset_id" UUID NOT NULL,
    "market_item_id" UUID NOT NULL,
    "seller_id" UUID NOT NULL,
    "buyer_id" UUID NOT NULL,
    "price_cents" BIGINT NOT NULL,
    "fee_cents" BIGINT NOT NULL,
    "is_automatic" BOOLEAN NOT NULL,
    "phase" TEXT NOT NULL,
    "verifying_from" TEXT,
    "reason" TEXT,
    "buyer_trade_url" TEXT NOT NULL,
    "held_from_deposit_cents" BIGINT NOT NULL,
    "held_from_proceeds_cents" BIGINT NOT NULL,
    "event_sequence" INTEGER NOT NULL DEFAULT 0,
    "deadline_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "traded_at" TIMESTAMPTZ(3),
    "settles_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "market_order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_event" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,
    "from_phase" TEXT,
    "to_phase" TEXT NOT NULL,
    "reason" TEXT,
    "actor" TEXT NOT NULL,
    "actor_id" UUID,
    "cause" TEXT NOT NULL,
    "evidence" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "order_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "steam_account" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "steam_id" TEXT NOT NULL,
    "account_name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'normal',
    "trade_url" TEXT NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "sealed_access_token" TEXT,
    "polled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "steam_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trade_offer" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "steam_account_id" UUID NOT NULL,
    "tag" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "steam_offer_id" TEXT,
    "state" INTEGER,
    "steam_trade_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),
    "attempted_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "trade_offer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trade_offer_event" (
    "id" UUID NOT NULL,
    "trade_offer_id" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "evidence" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "trade_offer_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "nickname" TEXT,
    "avatar_url" TEXT,
    "trade_url" TEXT,
    "verified_status" INTEGER NOT NULL DEFAULT 0,
    "is_blocked" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "bind_hash" TEXT NOT NULL,
    "is_kept" BOOLEAN NOT NULL,
    "address" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_challenge" (
    "id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "sign_in_challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "user_id" UUID NOT NULL,
    "operation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "input_hash" TEXT NOT NULL,
    "result_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("user_id","operation","key")
);

-- CreateTable
CREATE TABLE "sign_in_failure" (
    "id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "sign_in_failure_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "asset_steam_account_id_asset_id_key" ON "asset"("steam_account_id", "asset_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_account_kind_owner_id_key" ON "ledger_account"("kind", "owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_transfer_key_key" ON "ledger_transfer"("key");

-- CreateIndex
CREATE INDEX "ledger_transfer_order_id_idx" ON "ledger_transfer"("order_id");

-- CreateIndex
CREATE INDEX "ledger_posting_account_id_created_at_id_idx" ON "ledger_posting"("account_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "ledger_posting_transfer_id_idx" ON "ledger_posting"("transfer_id");

-- CreateIndex
CREATE INDEX "listing_active_by_price" ON "listing"("market_item_id", "ask_cents", "id") WHERE (status = 'active');

-- CreateIndex
CREATE INDEX "listing_seller_id_status_idx" ON "listing"("seller_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "listing_one_open_per_asset" ON "listing"("asset_id") WHERE (status IN ('active', 'reserved'));

-- CreateIndex
CREATE UNIQUE INDEX "market_item_market_hash_name_key" ON "market_item"("market_hash_name");

-- CreateIndex
CREATE INDEX "market_item_sales_per_week_id_idx" ON "market_item"("sales_per_week" DESC, "id");

-- CreateIndex
CREATE INDEX "market_item_lowest_ask_cents_id_idx" ON "market_item"("lowest_ask_cents", "id");

-- CreateIndex
CREATE INDEX "market_item_finish_name_idx" ON "market_item"("finish_name");

-- CreateIndex
CREATE INDEX "market_item_tag_type_sales_per_week_id_idx" ON "market_item"("tag_type", "sales_per_week" DESC, "id");

-- CreateIndex
CREATE INDEX "message_user_id_created_at_id_idx" ON "message"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "message_unread" ON "message"("user_id") WHERE (read_at IS NULL);

-- CreateIndex
CREATE INDEX "notice_published_at_id_idx" ON "notice"("published_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "market_order_order_no_key" ON "market_order"("order_no");

-- CreateIndex
CREATE INDEX "market_order_buyer_id_created_at_id_idx" ON "market_order"("buyer_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "market_order_seller_id_created_at_id_idx" ON "market_order"("seller_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "order_due" ON "market_order"("deadline_at") WHERE (deadline_at IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "order_one_live_per_listing" ON "market_order"("listing_id") WHERE (phase <> 'failed');

-- CreateIndex
CREATE UNIQUE INDEX "order_event_order_id_sequence_key" ON "order_event"("order_id", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "steam_account_steam_id_key" ON "steam_account"("steam_id");

-- CreateIndex
CREATE INDEX "steam_account_user_id_idx" ON "steam_account"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "trade_offer_tag_key" ON "trade_offer"("tag");

-- CreateIndex
CREATE UNIQUE INDEX "trade_offer_steam_offer_id_key" ON "trade_offer"("steam_offer_id");

-- CreateIndex
CREATE INDEX "trade_offer_steam_account_id_idx" ON "trade_offer"("steam_account_id");

-- CreateIndex
CREATE UNIQUE INDEX "trade_offer_order_id_key" ON "trade_offer"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "trade_offer_event_trade_offer_id_state_key" ON "trade_offer_event"("trade_offer_id", "state");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_phone_key" ON "app_user"("phone");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_hash_key" ON "session"("token_hash");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "sign_in_challenge_phone_created_at_idx" ON "sign_in_challenge"("phone", "created_at");

-- CreateIndex
CREATE INDEX "sign_in_challenge_address_created_at_idx" ON "sign_in_challenge"("address", "created_at");

-- CreateIndex
CREATE INDEX "sign_in_failure_address_created_at_idx" ON "sign_in_failure"("address", "created_at");

-- AddForeignKey
ALTER TABLE "asset" ADD CONSTRAINT "asset_steam_account_id_fkey" FOREIGN KEY ("steam_account_id") REFERENCES "steam_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "asset" ADD CONSTRAINT "asset_market_item_id_fkey" FOREIGN KEY ("market_item_id") REFERENCES "market_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_transfer_id_fkey" FOREIGN KEY ("transfer_id") REFERENCES "ledger_transfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "ledger_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing" ADD CONSTRAINT "listing_asset_id_fkey" FOREIGN KEY ("asset_id") REFERENCES "asset"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing" ADD CONSTRAINT "listing_market_item_id_fkey" FOREIGN KEY ("market_item_id") REFERENCES "market_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing" ADD CONSTRAINT "listing_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "market_order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "market_order" ADD CONSTRAINT "market_order_listing_id_fkey" FOREIGN KEY ("listing_id") REFERENCES "listing"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "market_order" ADD CONSTRAINT "market_order_asset_id_fkey" FOREIGN KEY ("asset_id") REFERENCES "asset"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "market_order" ADD CONSTRAINT "market_order_market_item_id_fkey" FOREIGN KEY ("market_item_id") REFERENCES "market_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "market_order" ADD CONSTRAINT "market_order_seller_id_fkey" FOREIGN KEY ("seller_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "market_order" ADD CONSTRAINT "market_order_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "market_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "steam_account" ADD CONSTRAINT "steam_account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trade_offer" ADD CONSTRAINT "trade_offer_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "market_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trade_offer" ADD CONSTRAINT "trade_offer_steam_account_id_fkey" FOREIGN KEY ("steam_account_id") REFERENCES "steam_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trade_offer_event" ADD CONSTRAINT "trade_offer_event_trade_offer_id_fkey" FOREIGN KEY ("trade_offer_id") REFERENCES "trade_offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

