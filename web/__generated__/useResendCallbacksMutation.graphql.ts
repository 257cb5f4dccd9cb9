/**
 * @generated SignedSource<<3a9ac7965dbfea19dfd5d4dfc70672a7>>
 * @relayHash 969508f38f484defc768306ee2ed8808
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5279566cde4e30899320f75c95849d499e17118cef7ee2a5f1587a58d64aa4b1

import type { ConcreteRequest } from 'relay-runtime';
export type CallbackEventType = "ACCOUNT_HELD" | "ACCOUNT_RELEASED" | "BID_CANCELLED" | "BID_EXPIRED" | "BID_FILLED" | "BID_SLEPT" | "BID_WOKEN" | "ENDPOINT_TEST" | "OFFER_ACCEPTED" | "OFFER_COUNTERED" | "OFFER_DECLINED" | "OFFER_ENDED" | "OFFER_MADE" | "ORDER_CHANGED" | "%future added value";
export type CallbackState = "DEAD" | "DELIVERED" | "WAITING" | "%future added value";
export type ResendCallbacksInput = {
  clientRequestId: string;
  filter: CallbackFilter;
};
export type CallbackFilter = {
  orderNo?: string | null | undefined;
  outOrderNo?: string | null | undefined;
  since?: string | null | undefined;
  state?: CallbackState | null | undefined;
  type?: CallbackEventType | null | undefined;
  until?: string | null | undefined;
};
export type useResendCallbacksMutation$variables = {
  input: ResendCallbacksInput;
};
export type useResendCallbacksMutation$data = {
  readonly resendCallbacks: {
    readonly message?: string;
    readonly resend?: {
      readonly leftCount: number;
      readonly resentCount: number;
    };
  };
};
export type useResendCallbacksMutation = {
  response: useResendCallbacksMutation$data;
  variables: useResendCallbacksMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CallbackResend",
      "kind": "LinkedField",
      "name": "resend",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resentCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leftCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ResendCallbacksPayload",
  "abstractKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "DomainError",
  "abstractKey": "__isDomainError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useResendCallbacksMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resendCallbacks",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResendCallbacksMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resendCallbacks",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5279566cde4e30899320f75c95849d499e17118cef7ee2a5f1587a58d64aa4b1",
    "metadata": {},
    "name": "useResendCallbacksMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0ebaed28a0f9cd6154bc18057007fc26";

export default node;
