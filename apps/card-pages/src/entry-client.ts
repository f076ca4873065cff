import 'virtual:brand.css';
import './styles.css';
import { startApp } from '@taga/web/app';
import { cardApp } from './app/card-app.tsx';

startApp(cardApp);
