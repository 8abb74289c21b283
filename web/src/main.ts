import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './i18n/language.svelte';
import { keptPlace } from './lib/ui/kept_place';
import { theme } from './lib/ui/theme.svelte';
import './styles/fonts.css';
import './styles/base.css';

theme.show();
await language.load();
mount(App, { target: document.getElementById('app') as HTMLElement });
keptPlace.settle();
