import 'virtual:brand.css';
import './styles.css';
import { startApp } from '@taga/web/app';
import { deskApp } from './app/desk-app.tsx';

startApp(deskApp);
