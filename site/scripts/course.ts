/* A lesson on its page. */
import '../../components/lesson/index.ts';
