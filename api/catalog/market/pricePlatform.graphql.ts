import { builder } from '../../http/graphql/builder.ts';

/** Other platforms whose prices are compared with ours. */
export const PricePlatformName = builder.enumType('PricePlatformName', {
  description: 'Another platform whose prices are compared with ours.',
  values: {
    BUFF: { value: 'buff', description: 'NetEase BUFF.' },
    YOUPIN: { value: 'youpin', description: 'YouPin.' },
    C5: { value: 'c5', description: 'C5GAME.' },
    STEAM: { value: 'steam', description: "Steam's own market; proceeds stay in the Steam wallet." },
  } as const,
});
