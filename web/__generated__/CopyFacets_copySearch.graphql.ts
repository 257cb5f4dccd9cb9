/**
 * @generated SignedSource<<12945bdb0ccb62d3657f2cac54fee4a6>>
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
    readonly exteriors: ReadonlyArray<{
      readonly copyCount: number;
      readonly internalName: string;
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
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "internalName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "copyCount",
    "storageKey": null
  }
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CopyTagCount",
          "kind": "LinkedField",
          "name": "exteriors",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CopyTagCount",
          "kind": "LinkedField",
          "name": "rarities",
          "plural": true,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "37dc42dc9a9580e4d39308a2df8fac83";

export default node;
