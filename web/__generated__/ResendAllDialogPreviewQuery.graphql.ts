/**
 * @generated SignedSource<<70a4c19e7e940d120e556dcae5b37c3c>>
 * @relayHash 2537b9b7012b2bed32e9a9346e42a4e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6b593be846b34506c05ca1eed2b6d0f27b117ef2689a7bb04e953b4d2e38192

import type { ConcreteRequest } from 'relay-runtime';
export type CallbackEventType = "ACCOUNT_HELD" | "ACCOUNT_RELEASED" | "BID_CANCELLED" | "BID_EXPIRED" | "BID_FILLED" | "BID_SLEPT" | "BID_WOKEN" | "ENDPOINT_TEST" | "OFFER_ACCEPTED" | "OFFER_COUNTERED" | "OFFER_DECLINED" | "OFFER_ENDED" | "OFFER_MADE" | "ORDER_CHANGED" | "%future added value";
export type CallbackState = "DEAD" | "DELIVERED" | "WAITING" | "%future added value";
export type CallbackFilter = {
  orderNo?: string | null | undefined;
  outOrderNo?: string | null | undefined;
  since?: string | null | undefined;
  state?: CallbackState | null | undefined;
  type?: CallbackEventType | null | undefined;
  until?: string | null | undefined;
};
export type ResendAllDialogPreviewQuery$variables = {
  filter: CallbackFilter;
};
export type ResendAllDialogPreviewQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly partner: {
      readonly callbackResendPreview: {
        readonly matchedCount: number;
        readonly resendCount: number;
      } | null | undefined;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type ResendAllDialogPreviewQuery = {
  response: ResendAllDialogPreviewQuery$data;
  variables: ResendAllDialogPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Partner",
        "kind": "LinkedField",
        "name": "partner",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "filter",
                "variableName": "filter"
              }
            ],
            "concreteType": "CallbackResendPreview",
            "kind": "LinkedField",
            "name": "callbackResendPreview",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "matchedCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "resendCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "ResendAllDialogPreviewQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResendAllDialogPreviewQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f6b593be846b34506c05ca1eed2b6d0f27b117ef2689a7bb04e953b4d2e38192",
    "metadata": {},
    "name": "ResendAllDialogPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bbd397508705ce21922b95b8c3afbc1d";

export default node;
