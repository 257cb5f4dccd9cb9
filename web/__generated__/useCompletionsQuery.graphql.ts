/**
 * @generated SignedSource<<1119a1d6f294b57f1d45aafad8c29418>>
 * @relayHash 0c6ecc901601696cdf7a0fc63d106c0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39f11aab605f0b6fdf2510fa55eba85b732586f56f0ca336130bcf838c2d38b1

import type { ConcreteRequest } from 'relay-runtime';
export type CopyFilterPlace = "COPIES" | "ITEM" | "RULE" | "%future added value";
export type useCompletionsQuery$variables = {
  place: CopyFilterPlace;
  position: number;
  text: string;
};
export type useCompletionsQuery$data = {
  readonly copyFilterCompletions: ReadonlyArray<{
    readonly end: number;
    readonly insertion: string;
    readonly start: number;
  }> | null | undefined;
};
export type useCompletionsQuery = {
  response: useCompletionsQuery$data;
  variables: useCompletionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "place"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "position"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "place",
        "variableName": "place"
      },
      {
        "kind": "Variable",
        "name": "position",
        "variableName": "position"
      },
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "CopyFilterCompletion",
    "kind": "LinkedField",
    "name": "copyFilterCompletions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "start",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "end",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "insertion",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCompletionsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCompletionsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "39f11aab605f0b6fdf2510fa55eba85b732586f56f0ca336130bcf838c2d38b1",
    "metadata": {},
    "name": "useCompletionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b211818a8e85891d1d51bb7132e5335";

export default node;
