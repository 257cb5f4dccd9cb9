import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import type {
  OrderCheck_order$data,
  OrderCheck_order$key,
} from '../../__generated__/OrderCheck_order.graphql.ts';
import { letterPath } from '../../shell/restriction/letterPath.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { comparedStages, STAGES } from './comparedStages.ts';

interface OrderCheckProps {
  readonly order: OrderCheck_order$key;
}

type Check = OrderCheck_order$data['copyCheck'];
type Row = Check['rows'][number];
type Cell = Row['cells'][number];

/**
 * The evidence that what was listed is what was offered and received: one row a trait, one column a moment. A row that
 * differs is red, with both values, and below the table is said what was done about it.
 */
export function OrderCheck({ order }: OrderCheckProps) {
  const { copyCheck, orderNo } = useFragment(FRAGMENT, order);
  const { pathname, search } = useLocation();
  const { t } = useTranslation('order');
  const { rows, notes } = copyCheck;
  return (
    <Card>
      <Head>
        <h3>{t('check')}</h3>
        <Verdict rows={rows} />
      </Head>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('checkTrait')}</th>
            {STAGES.map((stage) => (
              <th key={stage} scope="col">
                {t(`check_${stage}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ trait, cells }) => (
            <tr key={trait} className={cells.some(isDifferent) ? 'differs' : undefined}>
              <th scope="row">{t(`check_${trait}`)}</th>
              {cells.map((cell) => (
                <td key={cell.stage} data-stage={t(`check_${cell.stage}`)}>
                  <CellText cell={cell} trait={trait} isOdd={cells.some(isDifferent)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {notes.length === 0 && rows.some(({ cells }) => cells.some(isDifferent)) && (
        <Note role="status">
          <Icon name="alert" size={14} />
          <span>
            {t('checkChanged')}{' '}
            <Link to={letterPath({ kind: 'ORDER_CHECK', orderNo }, pathname + search)}>
              {t('checkWrite')}
            </Link>
          </span>
        </Note>
      )}
      {notes.map((note) => (
        <Note key={note.steamOfferId} role="status">
          <Icon name="alert" size={14} />
          <span>
            {note.steamOfferId !== '' && <b>{t('checkOffer', { offerId: note.steamOfferId })} </b>}
            {t('checkNote', {
              difference: t(`checkDifference_${note.difference}`, { defaultValue: '' }),
              handling: t(`checkHandling_${note.handling}`),
              refund: note.isRefunded ? t('checkRefunded') : '',
            })}
          </span>
        </Note>
      ))}
      <Hint>{t(rows.some(({ cells }) => cells.some(isHidden)) ? 'checkHintHidden' : 'checkHint')}</Hint>
    </Card>
  );
}

const isDifferent = ({ state }: Cell) => state === 'DIFFERENT';
const isHidden = ({ state, stage }: Cell) => state === 'NOT_SHOWN' && stage === 'RECEIVED';

/**
 * The result in tags, which claim no more than was compared: differs; all the same up to the last moment at which every
 * trait was compared, and which traits alone were at a later one; or nothing to compare yet.
 */
function Verdict({ rows }: { readonly rows: readonly Row[] }) {
  const { t, i18n } = useTranslation('order');
  const cells = rows.flatMap((row) => row.cells);
  if (cells.some(isDifferent)) {
    return <Tag className="neg">{t('checkDiffers')}</Tag>;
  }
  const { whole, part } = comparedStages(rows);
  if (whole === undefined && part === undefined) {
    const isWaiting = cells.some(({ state }) => state === 'NOT_YET');
    return <Tag>{t(isWaiting ? 'checkWaits' : 'checkUnknown')}</Tag>;
  }
  const listText = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <Tags>
      {whole !== undefined && <Tag className="pos">{t('checkEqual', { stage: t(`check_${whole}`) })}</Tag>}
      {part !== undefined && (
        <Tag>
          {t('checkPartly', {
            stage: t(`check_${part.stage}`),
            traits: listText.format(part.traits.map((trait) => t(`check_${trait}`))),
          })}
        </Tag>
      )}
    </Tags>
  );
}

/** A value with its tick or cross, or why there is none. */
function CellText({ cell, trait, isOdd }: DecorationsProps & { readonly trait: string }) {
  const { t } = useTranslation('order');
  const { state, value, newValue, decorations } = cell;
  if (state === 'NOT_YET' || state === 'NEVER' || state === 'NOT_RECORDED' || state === 'NOT_SHOWN') {
    return <Missing>{t(`checkState_${state}`)}</Missing>;
  }
  if (newValue != null && state !== 'DIFFERENT') {
    return <NewId cell={cell} />;
  }
  const text = writeValue(trait, value);
  return (
    <Value>
      {state === 'EQUAL' && (
        <Sign className="equal">
          <Icon name="check" size={12} />
          <VisuallyHidden>{t('checkSame')}</VisuallyHidden>
        </Sign>
      )}
      {state === 'DIFFERENT' && (
        <Sign className="different">
          <Icon name="x" size={12} />
          <VisuallyHidden>{t('checkOther')}</VisuallyHidden>
        </Sign>
      )}
      {decorations.length > 0 ? (
        <Decorations cell={cell} isOdd={isOdd} />
      ) : (
        <span className="num">
          {text === '' ? t('checkNone') : text}
          {newValue != null && <Before>{t('checkNewId', { value: newValue })}</Before>}
        </span>
      )}
    </Value>
  );
}

/**
 * The id that the receiver's copy has. It differs from the ordered one at every trade, so it has no tick; what was
 * compared is the id that it had before the trade.
 */
function NewId({ cell: { state, value, newValue } }: { readonly cell: Cell }) {
  const { t } = useTranslation('order');
  return (
    <span className="num">
      {newValue}
      <Before>{t(state === 'EQUAL' ? 'checkBecameFromOrdered' : 'checkBecameFrom', { value })}</Before>
    </span>
  );
}

interface DecorationsProps {
  readonly cell: Cell;
  /** Some moment differs: every digit may be what differs. */
  readonly isOdd: boolean;
}

/** Stickers and charm, a line each. Equal ones are only counted, since the column before names them. */
function Decorations({ cell: { state, decorations }, isOdd }: DecorationsProps) {
  const { t, i18n } = useTranslation('order');
  if (state === 'EQUAL') {
    return <span className="num">{t('checkCount', { number: decorations.length })}</span>;
  }
  return (
    <Names className="num">
      {decorations.map(({ nameZh, nameEn, wear, seed }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a copy may have the same sticker twice, and its slots do not move.
        <li key={place}>
          {i18n.language === 'zh' ? nameZh : nameEn}
          {wear != null && wear > 0 && ` · ${(wear * 100).toFixed(isOdd ? 4 : 0)}%`}
          {seed != null && ` · ${t('checkCharmSeed', { seed })}`}
        </li>
      ))}
    </Names>
  );
}

function writeValue(trait: string, value: string | null | undefined): string {
  if (value == null) {
    return '';
  }
  return trait === 'WEAR' ? Number(value).toFixed(7) : value;
}

const FRAGMENT = graphql`
  fragment OrderCheck_order on Order {
    orderNo
    copyCheck {
      rows {
        trait
        cells {
          stage
          state
          value
          newValue
          decorations {
            nameZh
            nameEn
            wear
            seed
          }
        }
      }
      notes {
        difference
        steamOfferId
        handling
        isRefunded
      }
    }
  }
`;

const Card = styled(Panel)`
  padding: 20px;
  @media (max-width: 767px) { padding: 16px; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  padding-bottom: 10px;
`;

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
`;

const Tag = styled.span`
  padding: 1px 7px;
  border-radius: var(--r-1);
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
  background: var(--s3);
  &.pos { color: var(--pos); background: var(--pos-w); }
  &.neg { color: var(--neg); background: var(--neg-w); }
`;

/** On a phone each trait is a block, and each moment a line of it with its own name. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: 13px;
  line-height: 20px;
  th { padding: 8px 10px 8px 0; font-size: 12px; font-weight: 400; text-align: left; color: var(--t3); vertical-align: top; }
  td { padding: 8px 10px 8px 0; vertical-align: top; overflow-wrap: anywhere; }
  thead th:first-child { width: 84px; }
  tbody tr { border-top: 1px solid var(--line); }
  tbody th { line-height: 20px; }
  tr.differs { background: var(--neg-w); }
  tr.differs th { padding-left: 8px; color: var(--neg); }
  @media (max-width: 767px) {
    display: block;
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tbody, tbody tr { display: block; }
    tbody tr { padding: 8px 0; }
    tbody tr.differs { margin: 0 -8px; padding: 8px; }
    tbody th { display: block; padding: 0 0 2px; }
    tr.differs th { padding-left: 0; }
    td { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 8px; padding: 2px 0; }
    td::before { content: attr(data-stage); font-size: 12px; color: var(--t3); }
  }
`;

const Value = styled.span`
  display: flex;
  gap: 6px;
  min-width: 0;
  > span:last-child { min-width: 0; }
`;

const Before = styled.small`
  display: block;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

const Sign = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  height: 20px;
  &.equal { color: var(--pos); }
  &.different { color: var(--neg); }
`;

const Names = styled.ul`
  min-width: 0;
  font-size: 12px;
`;

const Missing = styled.span`
  font-size: 12px;
  color: var(--t3);
`;

const Note = styled.p`
  display: flex;
  gap: 8px;
  margin-top: 10px;
  padding: 8px 10px;
  border-radius: var(--r-2);
  font-size: 13px;
  line-height: 20px;
  color: var(--t1);
  background: var(--neg-w);
  overflow-wrap: anywhere;
  svg { flex: none; margin-top: 3px; color: var(--neg); }
  span { min-width: 0; }
  b { font-weight: 500; }
  a { text-decoration: underline; }
`;

const Hint = styled.p`
  padding-top: 10px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;
