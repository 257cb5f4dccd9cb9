/**
 * @generated SignedSource<<60a7c0c9d088a8b51625fb9479450d90>>
 * @relayHash 3dd2fecd49337a2d7048047c5e1950ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fd2b08f58742874a76492ab674f0a6cb1ccad2f595dfd35c1c9032eddaf1094

import type { ConcreteRequest } from 'relay-runtime';
export type useCompletionsQuery$variables = {
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
  "name": "position"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v2 = [
  {
    "alias": null,
    "args": [
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCompletionsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCompletionsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1fd2b08f58742874a76492ab674f0a6cb1ccad2f595dfd35c1c9032eddaf1094",
    "metadata": {},
    "name": "useCompletionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "171f6ddc7312f2259693ec32b5763575";

export default node;
