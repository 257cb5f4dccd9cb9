import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useTags } from '../items/MarketTags.tsx';
import { tagPath } from '../items/marketItem.ts';

/** Item kinds in the order of their popularity, with their silhouettes. */
const KINDS = [
  ['CSGO_Type_Knife', 'k-knife'],
  ['Type_Hands', 'k-gloves'],
  ['CSGO_Type_Rifle', 'k-rifle'],
  ['CSGO_Type_SniperRifle', 'k-sniper'],
  ['CSGO_Type_Pistol', 'k-pistol'],
  ['CSGO_Type_SMG', 'k-smg'],
  ['CSGO_Type_Shotgun', 'k-shotgun'],
  ['CSGO_Type_Machinegun', 'k-mg'],
  ['CSGO_Tool_Sticker', 'k-sticker'],
  ['CSGO_Type_WeaponCase', 'k-case'],
  ['Type_CustomPlayer', 'k-agent'],
  ['CSGO_Tool_Keychain', 'k-charm'],
] as const;

/** Links to the market by item kind. */
export function KindLinks() {
  const { t } = useTranslation('home');
  const tags = useTags();
  return (
    <Kinds aria-label={t('kinds')}>
      {KINDS.map(([tagType, art]) => (
        <Link key={tagType} to={tagPath('TYPE', tagType)}>
          <svg width="48" height="24" aria-hidden="true">
            <use href={`#${art}`} />
          </svg>
          {tags.nameOf(tagType) ?? t('kind')}
        </Link>
      ))}
    </Kinds>
  );
}

const Kinds = styled.nav`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 8px;
  margin-top: 24px;
  a {
    height: 78px;
    padding: 0 4px;
    border: 1px solid var(--line);
    border-radius: var(--r-3);
    background: var(--s1);
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 8px;
    color: var(--t2);
    font-size: 12px;
    line-height: 16px;
    text-align: center;
    transition: color var(--t-2), border-color var(--t-2);
  }
  svg { color: var(--t3); transition: color var(--t-2); }
  a:hover { color: var(--t1); border-color: var(--line-2); }
  a:hover svg { color: var(--accent-t); }
  @media (max-width: 1199px) { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  @media (max-width: 767px) {
    display: flex;
    margin: 16px -16px 0;
    padding: 0 16px 2px;
    overflow-x: auto;
    --ring: -2px;
    scrollbar-width: none;
    a { flex: 0 0 84px; height: 72px; }
  }
`;
