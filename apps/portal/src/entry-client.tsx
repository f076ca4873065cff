import 'virtual:brand.css';
import './styles.css';
import { startApp } from '@taga/web/app';
import { portalApp } from './app/portal-app.tsx';

startApp(portalApp);
