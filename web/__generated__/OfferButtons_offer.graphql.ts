/**
 * @generated SignedSource<<c27beffe1909a0fd8e4be1bc7803014c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceOfferAction = "ACCEPT" | "COUNTER" | "DECLINE" | "WITHDRAW" | "%future added value";
export type PriceOfferSide = "BUYER" | "SELLER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferButtons_offer$data = {
  readonly actions: ReadonlyArray<PriceOfferAction>;
  readonly askCents: number;
  readonly counterCents: number | null | undefined;
  readonly id: string;
  readonly priceCents: number;
  readonly side: PriceOfferSide;
  readonly " $fragmentType": "OfferButtons_offer";
};
export type OfferButtons_offer$key = {
  readonly " $data"?: OfferButtons_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferButtons_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferButtons_offer",
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
      "name": "actions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "side",
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
      "name": "priceCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "counterCents",
      "storageKey": null
    }
  ],
  "type": "PriceOffer",
  "abstractKey": null
};

(node as any).hash = "03740211f5bd40367bd9f6dcdae18776";

export default node;
