import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SetupPart_partner$key } from '../../__generated__/SetupPart_partner.graphql.ts';
import { KeyCard } from './KeyCard.tsx';
import { LockCard } from './LockCard.tsx';
import { ProofCard } from './ProofCard.tsx';
import { Column, Hint, PartnerCard } from './partnerParts.ts';
import { TestCard } from './TestCard.tsx';

interface SetupPartProps {
  readonly partner: SetupPart_partner$key;
  readonly onChanged: () => void;
}

/** Polling interval of a running test callback in milliseconds. */
const LOOK_MS = 1_500;

/** Step 2: key and address, the proof of the key, a successful test callback, and the button that locks both (P-03). */
export function SetupPart({ partner, onChanged }: SetupPartProps) {
  const { setup, keys } = useFragment(FRAGMENT, partner);
  const { t } = useTranslation('console');
  const isTesting = setup?.test?.state === 'WAITING';
  useEffect(() => {
    if (!isTesting) {
      return;
    }
    const timer = setInterval(onChanged, LOOK_MS);
    return () => clearInterval(timer);
  }, [isTesting, onChanged]);
  return (
    <Column>
      <PartnerCard>
        <h2>{t(keys.length > 0 ? 'setupAgain' : 'setupTitle')}</h2>
        <Hint>{t('setupHint')}</Hint>
      </PartnerCard>
      <KeyCard setup={setup ?? null} onRejected={onChanged} />
      {setup != null && (
        <>
          <ProofCard setup={setup} onRejected={onChanged} />
          <TestCard setup={setup} onRejected={onChanged} />
          <LockCard setup={setup} onRejected={onChanged} />
        </>
      )}
    </Column>
  );
}

const FRAGMENT = graphql`
  fragment SetupPart_partner on Partner {
    keys {
      keyId
    }
    setup {
      test {
        state
      }
      ...KeyCard_setup
      ...ProofCard_setup
      ...TestCard_setup
      ...LockCard_setup
    }
  }
`;
