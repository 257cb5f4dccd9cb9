import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { CopyLine } from './CopyLine.tsx';
import { Hint, PartnerCard } from './partnerParts.ts';
import type { CheckedSignature } from './useSignatureCheck.ts';

/** Result of a signature check: the verified text with visible line ends, and each error. */
export function CheckOutcome({ outcome }: { readonly outcome: CheckedSignature }) {
  const { t } = useTranslation('console');
  const { text, isValid, problems } = outcome;
  const isFine = isValid === true && problems.length === 0;
  const verdict = isFine ? 'valid' : isValid === null && problems.length === 0 ? 'unsigned' : 'invalid';
  return (
    <PartnerCard role="status">
      <Head>
        <h2>{t('debugOutcome')}</h2>
        <Tag tone={isFine ? 'pos' : verdict === 'unsigned' ? 'info' : 'neg'}>{t(`debug_${verdict}`)}</Tag>
      </Head>
      <Problems>
        {problems.map((problem) => (
          <li key={problem}>
            <Icon name="alert" size={14} />
            {t(`debugProblem_${problem}`)}
          </li>
        ))}
      </Problems>
      {text !== null && (
        <>
          <Hint>{t('debugText')}</Hint>
          <CopyLine label={t('debugTextLabel')} text={text} />
          <Lines aria-hidden="true">{text.replaceAll('\n', '⏎\n')}</Lines>
        </>
      )}
    </PartnerCard>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const Problems = styled.ul`
  display: grid;
  gap: 6px;
  padding: 10px 0;
  font-size: 13px;
  li { display: flex; align-items: flex-start; gap: 8px; color: var(--neg); }
  svg { flex: none; margin-top: 4px; }
`;

const Lines = styled.pre`
  margin: 10px 0 0;
  overflow: hidden;
  font-family: var(--mono);
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
