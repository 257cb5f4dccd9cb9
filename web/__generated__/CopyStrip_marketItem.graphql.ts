/**
 * @generated SignedSource<<963bae2b1c51388e20c809f9237ed9d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyStrip_marketItem$data = {
  readonly copyDots: ReadonlyArray<{
    readonly askCents: number;
    readonly copyCount: number;
    readonly floatValue: number;
    readonly listingId: string;
  }> | null | undefined;
  readonly " $fragmentType": "CopyStrip_marketItem";
};
export type CopyStrip_marketItem$key = {
  readonly " $data"?: CopyStrip_marketItem$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyStrip_marketItem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "phase"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyStrip_marketItem",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "phase",
          "variableName": "phase"
        }
      ],
      "concreteType": "CopyDot",
      "kind": "LinkedField",
      "name": "copyDots",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listingId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "floatValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askCents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "copyCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarketItem",
  "abstractKey": null
};

(node as any).hash = "e28832fc5297e016db6b47557374b887";

export default node;
