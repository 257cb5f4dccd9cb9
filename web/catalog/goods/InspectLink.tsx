import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { InspectLink_asset$key } from '../../__generated__/InspectLink_asset.graphql.ts';
import { useCopyText } from '../../shell/useCopyText.ts';
import { Icon } from '../../ui/Icon.tsx';

interface InspectLinkProps {
  readonly asset: InspectLink_asset$key;
}

/** Opens the copy in the game, or copies the link. */
export function InspectLink({ asset }: InspectLinkProps) {
  const { inspectUrl } = useFragment(FRAGMENT, asset);
  const { t } = useTranslation('goods');
  const copy = useCopyText(t('inspectCopied'), t('inspectCopyFailed'));
  if (inspectUrl == null) {
    return null;
  }
  return (
    <Tools>
      <a href={inspectUrl} title={t('inspect')} aria-label={t('inspect')}>
        <Icon name="eye" size={14} />
      </a>
      <button
        type="button"
        title={t('inspectCopy')}
        aria-label={t('inspectCopy')}
        onClick={() => void copy(inspectUrl)}
      >
        <Icon name="copy" size={14} />
      </button>
    </Tools>
  );
}

const FRAGMENT = graphql`
  fragment InspectLink_asset on Asset {
    inspectUrl
  }
`;

const Tools = styled.span`
  display: inline-flex;
  flex: none;
  && { overflow: visible; }
  a, button {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    margin: -2px 0;
    border-radius: var(--r-1);
    color: var(--t3);
  }
  a:hover, button:hover { background: var(--s3); color: var(--t1); }
`;
