import { ServerStyleSheet } from 'styled-components';

/** Above this number of classes all are forgotten. The whole site has some 1,500. */
const CLASSES_MAX = 10_000;

/** The rules of a class, by component and class. A class is named by its rules, so they are the same on every page. */
const rulesOf = new Map<string, string[]>();

/**
 * The style sheet of one page. It contains the classes of this page alone; their rules are made once for all pages, since
 * parsing them took a tenth of the time of a page.
 */
export function openPageStyles(nonce: string): ServerStyleSheet {
  const sheet = new ServerStyleSheet({ nonce });
  const { instance } = sheet;
  const isOnPage = instance.hasNameForId.bind(instance);
  const insert = instance.insertRules.bind(instance);
  instance.hasNameForId = (component, name) => {
    if (isOnPage(component, name)) return true;
    const rules = rulesOf.get(`${component} ${name}`);
    if (rules !== undefined) insert(component, name, rules);
    return rules !== undefined;
  };
  instance.insertRules = (component, name, rules) => {
    if (rulesOf.size >= CLASSES_MAX) rulesOf.clear();
    rulesOf.set(`${component} ${name}`, rules);
    insert(component, name, rules);
  };
  return sheet;
}
