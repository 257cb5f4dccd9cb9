/**
 * @generated SignedSource<<629e6c9c6efd884668a3b08a22d3c425>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyFacets_copySearch$data = {
  readonly facets: {
    readonly automaticCount: number;
    readonly blues: ReadonlyArray<{
      readonly copyCount: number;
      readonly leastPercent: number;
    }>;
    readonly exteriors: ReadonlyArray<{
      readonly copyCount: number;
      readonly internalName: string;
    }>;
    readonly fades: ReadonlyArray<{
      readonly copyCount: number;
      readonly leastPercent: number;
    }>;
    readonly phases: ReadonlyArray<{
      readonly copyCount: number;
      readonly phase: string;
    }>;
    readonly rarities: ReadonlyArray<{
      readonly copyCount: number;
      readonly internalName: string;
    }>;
    readonly totalCount: number;
    readonly types: ReadonlyArray<{
      readonly copyCount: number;
      readonly internalName: string;
    }>;
  } | null | undefined;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "CopyFacets_copySearch";
};
export type CopyFacets_copySearch$key = {
  readonly " $data"?: CopyFacets_copySearch$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyFacets_copySearch">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "copyCount",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "internalName",
    "storageKey": null
  },
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "leastPercent",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyFacets_copySearch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CopyFacets",
      "kind": "LinkedField",
      "name": "facets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "automaticCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CopyTagCount",
          "kind": "LinkedField",
          "name": "types",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CopyTagCount",
          "kind": "LinkedField",
          "name": "exteriors",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CopyTagCount",
          "kind": "LinkedField",
          "name": "rarities",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CopyPhaseCount",
          "kind": "LinkedField",
          "name": "phases",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phase",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CopyShareCount",
          "kind": "LinkedField",
          "name": "fades",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CopyShareCount",
          "kind": "LinkedField",
          "name": "blues",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CopySearch",
  "abstractKey": null
};
})();

(node as any).hash = "ee99171109f1dcfcec9a722f1db5be3d";

export default node;
