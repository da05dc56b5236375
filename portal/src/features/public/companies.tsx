export default function Screen() { return <h1>companies</h1> }
