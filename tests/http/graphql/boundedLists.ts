/** Lists of the schema that are no connections, since what they are bounds them. In the order of their names. */
export const BOUNDED_LISTS = [
  // One entry for each action that an account may be kept from.
  'AccountRestriction.freeActions',
  'AccountRestriction.stoppedActions',
  // A cart has at most fifty copies.
  'AddToCartPayload.copies',
  // The twenty newest.
  'AlertWebhook.deliveries',
  // One for each side.
  'Asset.renderings',
  'Asset.stickers',
  'Asset.traitWorth',
  // Ten of its purchases.
  'Bid.latestOrders',
  // At most a hundred files, and a line each.
  'BindSteamAccountsPayload.skipped',
  'BindSteamAccountsPayload.taken',
  // One for each reason.
  'BulkAction.refused',
  'BulkAction.undoRefused',
  // At most fifty.
  'BulkPreview.groupItems',
  'BulkPreview.refused',
  'BulkRefusedGroup.items',
  // At most two hundred, found by a search.
  'BulkVarieties.rows',
  'CallbackDelivery.requestHeaders',
  'CancelScheduledListingsPayload.items',
  // At most fifty copies.
  'Cart.lines',
  'CartPurchase.lines',
  // Four traits at four moments, and a few notes.
  'ChosenCopies.exteriors',
  'ChosenCopies.rarities',
  'ChosenCopies.types',
  'ChosenInventory.steamAccountIds',
  'ChosenListings.steamAccountIds',
  'CopyCheck.notes',
  'CopyCheck.rows',
  'CopyCheckCell.decorations',
  'CopyCheckRow.cells',
  // One entry for each tag of the catalogue.
  'CopyFacets.blues',
  'CopyFacets.exteriors',
  'CopyFacets.fades',
  'CopyFacets.phases',
  'CopyFacets.qualities',
  'CopyFacets.rarities',
  'CopyFacets.types',
  // Eight kinds.
  'DeletionObstructed.obstacles',
  // At most a hundred each: bound accounts, and copies of one offer.
  'DeliveryDesk.accounts',
  'DeliveryParcel.orders',
  'FinishSuggestion.matchesEn',
  'FinishSuggestion.matchesZh',
  // Two hundred.
  'ImportPriceSheetPayload.errors',
  // Lists of ids only, of what one user owns: selecting all of them is one response.
  'InventoryVariety.inventoryItemIds',
  // At most fifty prices of each side.
  'ItemBook.asks',
  'ItemBook.bids',
  // A batch names at most a thousand items.
  'ListItemsPayload.results',
  'ListingPreviews.previews',
  'ListingRules.multiplierPresets',
  'MarketFacet.counts',
  'MarketFacet.internalNames',
  // At most two hundred: more copies are grouped.
  'MarketItem.copyDots',
  'MarketItem.phases',
  // Four platforms, and a day each, at most a year.
  'MarketItem.platformHistory',
  'MarketItem.platformPrices',
  'MarketItem.priceHistory',
  // A day each, at most a year.
  'MarketItem.referencePriceHistory',
  'MarketItem.siblings',
  // At most as many as were named.
  'MarketItem.stickersByName',
  'MarketItem.stickersOnSale',
  // Three.
  'MarketStanding.lastSales',
  // At most fifty.
  'MessageGroup.earlier',
  'Order.events',
  // An offer carries at most twenty copies.
  'Order.offerOrders',
  // A few actions, and the four steps.
  'OrderDisplay.actions',
  'OrderDisplay.steps',
  'OrderEvent.evidence',
  'OrderEvent.movements',
  // Twenty at most.
  'OrdersToActOn.orders',
  // A day in bars.
  'PartStatus.bars',
  // At most twenty.
  'Partner.allowedAddresses',
  // At most twenty: one in force, and one before it for each time that an operator took one back.
  'Partner.keys',
  // Thirty days.
  'Partner.usage',
  // At most fifty.
  'PlaceOrdersPayload.results',
  'Platform.closures',
  // A year.
  'PlatformHistory.days',
  'PlatformStatus.parts',
  // One for each reason.
  // At most a hundred.
  // The lowest asks and the latest sales, both bounded, and a few bands.
  'PriceContext.askCents',
  'PriceContext.askCounts',
  'PriceContext.lastSales',
  'PriceContext.ownAskCounts',
  'PriceContext.sellingTimes',
  // At most four things to do.
  'PriceOffer.actions',
  // At most fifty.
  'Query.checkRecipients',
  // At most eight.
  'Query.copyFilterCompletions',
  // At most a hundred.
  'Query.marketItemsByName',
  'Query.marketTags',
  // At most a hundred.
  'Query.nodes',
  // At most as many as were named.
  'Query.previewQuickSale',
  'Query.priceContexts',
  // Four.
  'Query.pricePlatforms',
  'QuickSellPayload.outcomes',
  'RepriceListingsPayload.results',
  'Sale.stickers',
  'SavedMarketItemFilter.exteriors',
  'SavedMarketItemFilter.itemSets',
  'SavedMarketItemFilter.qualities',
  'SavedMarketItemFilter.rarities',
  'SavedMarketItemFilter.types',
  'SavedMarketItemFilter.weapons',
  'ScheduleListingsPayload.items',
  'ScheduleListingsPayload.results',
  'SearchSuggestions.finishes',
  'SearchSuggestions.tags',
  // A rule names at most two hundred.
  'SellingRule.excludedItems',
  'SellingRule.excludedMarketItems',
  'SellingRule.items',
  'SellingRule.marketItems',
  // The last few.
  'SellingRule.runs',
  // At most fifty.
  'SellingRuleLimits.steamAccounts',
  // At most a hundred.
  'SellingRulePreview.outcomes',
  'SellingRulePreview.reasons',
  'SellingRuleRun.outcomes',
  // One for each reason.
  'SellingRuleRun.reasons',
  'SetCostsPayload.items',
  // At most a hundred.
  'SetShopOpenPayload.withdrawn',
  'SignatureCheck.problems',
  // At most 31 days, 27 weeks or 13 months.
  'Statistics.periods',
  'SteamHealth.hosts',
  'SteamPasswordFormatWrong.lines',
  // At most fifty batches.
  'UndoListingsPayload.results',
  'UnlistListingsPayload.results',
  // At most six.
  'User.pinnedListings',
  // One for each type and exterior of the catalogue.
  'User.shopTags',
  // One at work, and five that wait.
  'Viewer.bulkQueue',
  // Eight kinds.
  'Viewer.deletionObstacles',
  // Thirteen kinds of facts.
  'Viewer.deskFacts',
  // A day each, at most a year.
  'Viewer.heldAges',
  'Viewer.inventoryDays',
  'Viewer.inventoryItemIds',
  // At most as many as were named.
  'Viewer.inventoryListingIds',
  // At most two hundred.
  'Viewer.listedMarketItems',
  'Viewer.listingsById',
  // Five kinds.
  'Viewer.mutedAlerts',
  // One for each kind of restriction.
  'Viewer.restrictions',
  // At most twenty.
  'Viewer.savedViews',
  'Viewer.sellingRules',
  // At most a hundred; `bindSteamAccounts` rejects more.
  'Viewer.steamAccounts',
  'Viewer.steamBindings',
  // One for each reason and Steam account.
  'Viewer.stockAges',
  'Viewer.unavailableListings',
  // Twenty at most.
  'Viewer.watchedMovers',
  // A transfer has few sides.
  'WalletEntry.legs',
  // Eight.
  'WalletReleaseCalendar.days',
  // Four balances, and at most two transfers.
  'WalletTransaction.balances',
  'WalletTransaction.transfers',
  'WalletTransfer.legs',
];
