import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** What can be typed: each condition with an example. The explanations are the translations of the same names. */
const CONDITIONS = [
  ['price', 'price<=500   price:100-200   price<=ref*0.95   price<=bestbid*1.05'],
  ['wear', 'wear<0.01   wear:0.15-0.18'],
  ['lowrank', 'lowrank<=10   highrank:1'],
  ['seed', 'seed:661,387,955'],
  ['phase', 'phase:ruby,p2'],
  ['fade', 'fade>=95   blue>=80'],
  ['type', 'type:knife,gloves'],
  ['weapon', 'weapon:ak47'],
  ['exterior', 'exterior:fn'],
  ['rarity', 'rarity:covert'],
  ['st', 'st:yes   souvenir:yes'],
  ['name', 'name:redline   item:"AK-47 | Redline (Field-Tested)"'],
  ['collection', 'collection:set_train_2021'],
  ['sticker', 'sticker:"Crown (Foil)"x2   sticker:"Crown (Foil)"@1   stickers>=4   scrape<0.1'],
  ['charm', 'charm:"Baby Karat T"   charmseed<1000   nametag:yes'],
  ['delivers', 'delivers:auto   seller:@name   age<2h'],
  ['join', 'type:knife or type:gloves   not st:yes   (a or b) c'],
] as const;

/** The conditions of the filter language, folded away. */
export function FilterHelp() {
  const { t } = useTranslation('copies');
  return (
    <Help>
      <summary>{t('help')}</summary>
      <dl>
        {CONDITIONS.map(([name, example]) => (
          <div key={name}>
            <dt>{t(`condition_${name}`)}</dt>
            <dd className="num">{example}</dd>
          </div>
        ))}
      </dl>
    </Help>
  );
}

const Help = styled.details`
  padding-top: 20px;
  color: var(--t2);
  summary { cursor: pointer; width: fit-content; padding: 8px 0; }
  dl { display: grid; gap: 6px; max-width: 860px; padding-top: 8px; font-size: 13px; }
  dl > div { display: grid; grid-template-columns: 180px 1fr; gap: 16px; }
  dd { white-space: pre-wrap; overflow-wrap: anywhere; color: var(--t1); }
  @media (max-width: 767px) { dl > div { grid-template-columns: 1fr; gap: 0; } }
`;
