/**
 * @generated SignedSource<<9e0157e653b83b3726b55b140924e428>>
 * @relayHash 9d7ac907fcd6ebc89db5013400fb3a88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69f4b02d98c02792504109772fa26d2fd39045ecded23422ce0b931beae51a24

import type { ConcreteRequest } from 'relay-runtime';
export type ClaimShopAddressInput = {
  clientMutationId?: string | null | undefined;
};
export type ShopSettingsClaimMutation$variables = {
  input: ClaimShopAddressInput;
};
export type ShopSettingsClaimMutation$data = {
  readonly claimShopAddress: {
    readonly message?: string;
    readonly viewer?: {
      readonly id: string;
      readonly shopAddressOffer: string | null | undefined;
      readonly user: {
        readonly id: string;
        readonly shopAddress: string | null | undefined;
        readonly shopLine: string | null | undefined;
      };
    };
  };
};
export type ShopSettingsClaimMutation = {
  response: ShopSettingsClaimMutation$data;
  variables: ShopSettingsClaimMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shopAddressOffer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shopLine",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shopAddress",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClaimShopAddressPayload",
  "abstractKey": null
},
v4 = {
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
    "name": "ShopSettingsClaimMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "claimShopAddress",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "ShopSettingsClaimMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "claimShopAddress",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "69f4b02d98c02792504109772fa26d2fd39045ecded23422ce0b931beae51a24",
    "metadata": {},
    "name": "ShopSettingsClaimMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c046c71b45787f78cf601ceebb8dc9bf";

export default node;
