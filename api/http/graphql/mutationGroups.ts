/** The mutations by what they are about, in the order in which GraphiQL's documentation shows them. */
export const MUTATION_GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Purchases and orders': [
    'buyListing',
    'cancelOrder',
    'payOrder',
    'placeOrder',
    'placeOrders',
    'setOrderTradeUrl',
  ],
  Listings: [
    'cancelScheduledListings',
    'listItems',
    'repriceListings',
    'scheduleListings',
    'undoListings',
    'unlistListings',
  ],
  'Bulk actions': ['pauseBulkAction', 'resumeBulkAction', 'startBulkAction', 'undoBulkAction'],
  'Selling rules': [
    'createSellingRule',
    'deleteSellingRule',
    'moveSellingRule',
    'runSellingRule',
    'updateSellingRule',
  ],
  Inventory: [
    'deleteView',
    'moveView',
    'refreshInventory',
    'renameView',
    'saveView',
    'setCosts',
    'setDeskFacts',
  ],
  Shop: ['claimShopAddress', 'setPinnedListings', 'setShopLine', 'setShopOpen'],
  'Watchlist and saved filters': [
    'removeSavedFilter',
    'saveFilter',
    'setPriceAlert',
    'unwatchItem',
    'watchItem',
  ],
  Money: ['beginRecharge', 'cancelRechargeContract', 'payRecharge', 'signRechargeContract', 'withdraw'],
  'Messages and letters': ['markMessagesRead', 'sendLetter', 'setMutedAlerts'],
  Account: [
    'cancelAccountDeletion',
    'removeAvatar',
    'requestAccountDeletion',
    'setNickname',
    'setOpenPlatform',
    'setPaymentAccount',
    'setTradeUrl',
    'verifyRealName',
  ],
  'Sessions and codes': [
    'requestNewPhoneCode',
    'requestPhoneChange',
    'requestSignInCode',
    'requestStepUpCode',
    'setPhone',
    'signIn',
    'signOut',
    'signOutDevice',
    'signOutOtherDevices',
  ],
  'Steam accounts': [
    'bindSteamAccountByCode',
    'bindSteamAccountByQr',
    'bindSteamAccounts',
    'refreshSteamToken',
    'renewTradeUrl',
    'setSteamAccountType',
    'unbindSteamAccount',
    'viewSteamToken',
  ],
  'Open platform': [
    'applyPartner',
    'beginPartnerSetup',
    'lockPartner',
    'provePartnerKey',
    'reopenCallbacks',
    'resendCallback',
    'resendCallbacks',
    'setAllowedAddresses',
    'setSignatureStyle',
    'testPartnerCallback',
  ],
  Sandbox: ['setSandboxScenario', 'takeSandboxMafile', 'takeSandboxTradeUrl', 'topUpInSandbox'],
};

/** The groups as a list of Markdown, which GraphiQL's documentation renders. */
export function groupsText(groups: Readonly<Record<string, readonly string[]>>, hasSandbox: boolean): string {
  return Object.entries(groups)
    .filter(([title]) => hasSandbox || title !== 'Sandbox')
    .map(([title, names]) => `- **${title}**: ${names.map((name) => `\`${name}\``).join(', ')}.`)
    .join('\n');
}
