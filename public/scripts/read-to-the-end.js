/* For pages that want to know whether they are read: tells the data layer once a visit, when the footer comes into view. */
{
  const footer = document.querySelector('footer')
  const watch = new IntersectionObserver(([entry]) => {
    if (!entry.isIntersecting) return
    watch.disconnect()
    window.dataLayer = window.dataLayer || []
    window.dataLayer.push({ event: 'readToTheEnd', path: location.pathname })
  })
  if (footer !== null) watch.observe(footer)
}
