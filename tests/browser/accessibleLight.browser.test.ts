import { testViews } from './accessibleViews.ts';

testViews('light');
