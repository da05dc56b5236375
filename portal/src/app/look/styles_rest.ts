// Everything else of Mantine, for screens behind the first load; layers keep our own rules above it.
import '@mantine/core/styles.layer.css'
import './fields.css'
import './right_to_left.css'
import './touch.css'
