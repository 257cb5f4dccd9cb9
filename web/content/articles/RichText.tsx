import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { RichText_platform$key } from '../../__generated__/RichText_platform.graphql.ts';
import { articlePieces } from './article.ts';
import { percentText } from './FeeExamples.tsx';

/** The platform's rates in 1/100 of a percent; null when they could not be loaded. */
export interface FeeRates {
  readonly sale: number | null;
  readonly withdrawal: number | null;
}

interface RichTextProps {
  readonly text: string;
  readonly rates: FeeRates;
}

/** A text of an article with its links. `{{saleFee}}` and `{{withdrawalFee}}` are replaced by the current rates. */
export function RichText({ text, rates }: RichTextProps) {
  const { t } = useTranslation('articles');
  const say = (rate: number | null) => (rate === null ? t('rateUnknown') : percentText(rate));
  const filled = text
    .replaceAll('{{saleFee}}', say(rates.sale))
    .replaceAll('{{withdrawalFee}}', say(rates.withdrawal));
  return articlePieces(filled).map((piece, place) =>
    piece.to === undefined ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places.
      <Link key={place} to={piece.to}>
        {piece.text}
      </Link>
    ),
  );
}

const FRAGMENT = graphql`
  fragment RichText_platform on Platform {
    saleFeeBasisPoints
    withdrawalFeeBasisPoints
  }
`;

/** The current rates for texts that contain them; each is null when it could not be loaded. */
export function useFeeRates(platform: RichText_platform$key | null): FeeRates {
  const data = useFragment(FRAGMENT, platform);
  return { sale: data?.saleFeeBasisPoints ?? null, withdrawal: data?.withdrawalFeeBasisPoints ?? null };
}
