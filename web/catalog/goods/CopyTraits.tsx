import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CopyTraits_asset$key } from '../../__generated__/CopyTraits_asset.graphql.ts';
import { Tag } from '../../ui/Tag.tsx';

interface CopyTraitsProps {
  readonly asset: CopyTraits_asset$key;
}

/** What collectors read from the pattern of a copy, in percent: fade, and share of blue on either side. Nothing for other finishes. */
export function CopyTraits({ asset }: CopyTraitsProps) {
  const { fadeShare, blueShare, blueBackShare } = useFragment(FRAGMENT, asset);
  const { t } = useTranslation('goods');
  const hasBlue = blueShare != null || blueBackShare != null;
  if (fadeShare == null && !hasBlue) return null;
  return (
    <Row className="num">
      {fadeShare != null && (
        <span title={t('trait_fadeHint')}>
          <Tag tone="accent">{t('trait_fade', { percent: fadeShare.toFixed(1) })}</Tag>
        </span>
      )}
      {hasBlue && (
        <span title={t('trait_blueHint')}>
          <Tag tone="info">
            {blueBackShare == null
              ? t('trait_blue', { percent: blueShare?.toFixed(1) })
              : t('trait_blueSides', { front: blueShare?.toFixed(1) ?? '–', back: blueBackShare.toFixed(1) })}
          </Tag>
        </span>
      )}
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment CopyTraits_asset on Asset {
    fadeShare
    blueShare
    blueBackShare
  }
`;

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;
