/**
 * @generated SignedSource<<888cea38bffda879d00905cb7e2bb6e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheapestForm_marketItem$data = {
  readonly id: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly " $fragmentType": "CheapestForm_marketItem";
};
export type CheapestForm_marketItem$key = {
  readonly " $data"?: CheapestForm_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheapestForm_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheapestForm_marketItem",
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
      "name": "nameZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameEn",
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "39a40c821363bf1ec94d236566e577e9";

export default node;
