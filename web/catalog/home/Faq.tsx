import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** The questions in their order. Question and answer are translations of the feature (requirement H-05). */
const QUESTIONS = ['delivery', 'offer', 'cancel', 'protection', 'fees', 'reference', 'outage'] as const;

interface FaqProps {
  /** The seller's fee in 1/100 of a percent; null when it could not be loaded, and the fee is then not mentioned. */
  readonly saleFeeBasisPoints: number | null;
}

/**
 * Frequent questions before a first purchase. Uses the native disclosure element, so it works by keyboard and before
 * hydration.
 */
export function Faq({ saleFeeBasisPoints }: FaqProps) {
  const { t } = useTranslation('home');
  const percent = String((saleFeeBasisPoints ?? 0) / 100);
  const questions = QUESTIONS.filter((name) => name !== 'fees' || saleFeeBasisPoints !== null);
  return (
    <Section aria-label={t('faq')}>
      <h2>{t('faq')}</h2>
      <Panel as="div">
        {questions.map((name, index) => (
          <details key={name} open={index === 0}>
            <summary>
              {t(`faq_${name}`)}
              <Icon name="plus" />
              <Icon name="minus" />
            </summary>
            <p>{t(`faq_${name}_answer`, { percent })}</p>
          </details>
        ))}
      </Panel>
      <More to="/help">{t('faqMore')}</More>
    </Section>
  );
}

const More = styled(Link)`
  display: inline-block;
  padding: 12px 0 0;
  color: var(--accent-t);
`;

const Section = styled.section`
  margin-top: 40px;
  h2 { margin-bottom: 14px; }
  details + details { border-top: 1px solid var(--line); }
  summary {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 15px 20px;
    font-size: 14px;
    line-height: 22px;
    font-weight: 500;
    cursor: pointer;
    list-style: none;
    border-radius: var(--r-3);
  }
  summary::-webkit-details-marker { display: none; }
  summary:hover { color: var(--accent-t); }
  summary:focus-visible { outline-offset: -2px; }
  svg { margin-left: auto; color: var(--t3); }
  details[open] svg:first-of-type, details:not([open]) svg:last-of-type { display: none; }
  p { max-width: 880px; margin-top: -4px; padding: 0 20px 18px; font-size: 14px; line-height: 22px; color: var(--t2); }
  @media (max-width: 767px) {
    margin-top: 28px;
    summary { padding: 13px 14px; }
    p { padding: 0 14px 16px; }
  }
`;
