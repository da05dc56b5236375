// What public pages need before anything else; each page's HTML carries only the rules it uses.
// They are made of plain elements: screens with Mantine's components import styles_rest.
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import './styles.css'
import '../../features/pages/public.css'
