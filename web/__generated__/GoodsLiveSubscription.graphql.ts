/**
 * @generated SignedSource<<eb117ac40074af7510b299514fb2cd43>>
 * @relayHash ae36f8977e41dce62976967a7e0b99db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d777d3decc8f422a3c448ef7abd97b8338a899bf2603d4860e83d98dfe752fe

import type { ConcreteRequest } from 'relay-runtime';
export type GoodsLiveSubscription$variables = {
  marketItemId: string;
};
export type GoodsLiveSubscription$data = {
  readonly bookChanged: {
    readonly bestBidCents: number | null | undefined;
    readonly id: string;
    readonly listingCount: number;
    readonly lowestAskCents: number | null | undefined;
  } | null | undefined;
};
export type GoodsLiveSubscription = {
  response: GoodsLiveSubscription$data;
  variables: GoodsLiveSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "marketItemId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "marketItemId",
        "variableName": "marketItemId"
      }
    ],
    "concreteType": "MarketItem",
    "kind": "LinkedField",
    "name": "bookChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lowestAskCents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "bestBidCents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "listingCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GoodsLiveSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GoodsLiveSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9d777d3decc8f422a3c448ef7abd97b8338a899bf2603d4860e83d98dfe752fe",
    "metadata": {},
    "name": "GoodsLiveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1d433cf8f25f852f066c540259c69008";

export default node;
