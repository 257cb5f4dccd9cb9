/** Documents with which GraphiQL opens: a visitor's queries, then a purchase from sign-in to delivery (G-05). */
export const EXAMPLES = [
  {
    query: `# 1. The market, as a visitor reads it.
query Market {
  marketItems(first: 5, filter: { keyword: "AK-47", exteriors: ["WearCategory2"] }, sort: PRICE_ASCENDING) {
    totalCount
    edges {
      node {
        marketHashName
        nameZh
        lowestAskCents
        listingCount
        listings(first: 2) {
          edges { node { id askCents deliveryType asset { floatValue paintSeed } seller { nickname } } }
        }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  },
  {
    query: `# 2. Ask for a code; in sandbox mode it shows on the sandbox's SMS page (platform { sandboxUrl }).
mutation Code($phone: String!) {
  requestSignInCode(input: { phone: $phone }) {
    __typename
    ... on RequestSignInCodePayload { resendAfterSeconds }
    ... on DomainError { code message }
  }
}
`,
    variables: JSON.stringify({ phone: '13800138000' }, null, 2),
  },
  {
    query: `# 3. Sign in: the cookie is set, and the documents after this one run as you.
mutation SignIn($phone: String!, $code: String!) {
  signIn(input: { phone: $phone, code: $code, keepSignedIn: false, hasAgreed: true }) {
    __typename
    ... on SignInPayload { viewer { nickname phone wallet { spendableCents } } }
    ... on DomainError { code message }
  }
}
`,
    variables: JSON.stringify({ phone: '13800138000', code: '000000' }, null, 2),
  },
  {
    query: `# 4. Play money and a ready-made Steam trade link (sandbox mode only).
mutation Prepare {
  takeSandboxTradeUrl(input: {}) { ... on TakeSandboxTradeUrlPayload { viewer { tradeUrl } } ... on DomainError { code message } }
  topUpInSandbox(input: { amountCents: 1000000, clientRequestId: "graphiql-top-up-1" }) {
    __typename
    ... on TopUpInSandboxPayload { viewer { wallet { spendableCents } } }
    ... on DomainError { code message }
  }
}
`,
  },
  {
    query: `# 5. Buy: put in a listing's id and askCents from the first document.
mutation Buy($listingId: ID!, $price: Cents!, $request: String!) {
  buyListing(input: { listingId: $listingId, expectedPriceCents: $price, clientRequestId: $request }) {
    __typename
    ... on BuyListingPayload { order { id orderNo phase } viewer { wallet { spendableCents escrowCents } } }
    ... on DomainError { code message }
  }
}
`,
    variables: JSON.stringify({ listingId: '', price: 0, request: 'graphiql-buy-1' }, null, 2),
  },
  {
    query: `# 6. Your orders with their history. GET /web/order/{orderNo} answers the same order.
query Orders {
  viewer {
    orders(first: 5) {
      edges { node { orderNo phase display { statusText } actor deadlineAt events { sequence phase cause createdAt evidence { name value } } } }
    }
  }
}
`,
  },
  {
    query: `# 7. Watch an order live.
subscription Watch {
  orderChanged { orderNo phase display { statusText } actor deadlineAt }
}
`,
  },
];

/** A partner's call, in sandbox mode: the page signs it with the private key in the headers of its tab, which leaves the browser nowhere. */
export const SIGNED_EXAMPLE = {
  query: `# 8. A signed call. Under Headers, put in the app id, the key's id and the private key (PKCS8, as PEM in one line) of a partner of this sandbox.
# The page signs the call with them and sends no cookie; the key stays in the browser.
query Signed {
  viewer { nickname partner { appId status } orders(first: 3) { edges { node { orderNo phase } } } }
}
`,
  headers: JSON.stringify({ 'x-open-app': '', 'x-open-key': '', 'sign-with-private-key': '' }, null, 2),
};
